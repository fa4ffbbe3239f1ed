import { useRef, useState } from 'react';
import { type Recorded, type RecordingState, VideoRecording } from './video-recording.ts';

export interface Recorder {
  /** Of the recording that is being made. */
  readonly state: RecordingState | undefined;
  readonly start: (stream: MediaStream, mediaType: string, onRecorded: (recorded: Recorded) => void) => void;
  readonly togglePause: () => void;
  /** Resolves when the recording has been handed over; at once if there is none. */
  readonly stop: () => Promise<void>;
}

/** One recording at a time. */
export function useRecording(): Recorder {
  const [state, setState] = useState<RecordingState>();
  const current = useRef<{ readonly recording: VideoRecording; readonly ended: Promise<void> }>(undefined);

  return {
    state,
    start: (stream, mediaType, onRecorded) => {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const recording = new VideoRecording(stream, mediaType, {
        onChange: setState,
        onEnd: (recorded) => {
          setState(undefined);
          current.current = undefined;
          if (recorded) onRecorded(recorded);
          resolve();
        },
      });
      current.current = { recording, ended };
    },
    togglePause: () => current.current?.recording.togglePause(),
    stop: async () => {
      current.current?.recording.stop();
      await current.current?.ended;
    },
  };
}
