import { useRef, useState } from 'react';
import { fail, ok, type Result } from '#core/result.ts';
import { type Recorded, type RecordingState, VideoRecording } from './video-recording.ts';

/** Why nothing was recorded: the browser did not start, or it delivered no data. */
export type RecordingFault = 'cannotRecord' | 'emptyRecording';

export interface Recorder {
  /** The state of the current recording. */
  readonly state: RecordingState | undefined;
  readonly start: (stream: MediaStream, mediaType: string, onEnd: (outcome: Result<Recorded, RecordingFault>) => void) => void;
  readonly togglePause: () => void;
  /** Resolves when the recording has been delivered; immediately without a recording. */
  readonly stop: () => Promise<void>;
}

/** Manages one recording at a time. */
export function useRecording(): Recorder {
  const [state, setState] = useState<RecordingState>();
  const current = useRef<{ readonly recording: VideoRecording; readonly ended: Promise<void> }>(undefined);

  return {
    state,
    start: (stream, mediaType, onEnd) => {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const recording = begin(stream, mediaType, {
        onChange: setState,
        onEnd: (recorded) => {
          setState(undefined);
          current.current = undefined;
          onEnd(recorded ? ok(recorded) : fail('emptyRecording'));
          resolve();
        },
      });
      if (recording) current.current = { recording, ended };
      else onEnd(fail('cannotRecord'));
    },
    togglePause: () => current.current?.recording.togglePause(),
    stop: async () => {
      current.current?.recording.stop();
      await current.current?.ended;
    },
  };
}

function begin(...recording: ConstructorParameters<typeof VideoRecording>): VideoRecording | undefined {
  try {
    return new VideoRecording(...recording);
  } catch {
    return undefined;
  }
}
