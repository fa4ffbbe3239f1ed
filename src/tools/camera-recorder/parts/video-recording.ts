import { elapsed, start, stop, type Stopwatch } from '#pure/time/stopwatch.ts';
import { readClock } from '#tool-ui/clock/page-clock.ts';
import { prepareRepair, repairDuration } from './repair-duration.ts';

/** In Chromium, a recording that is stopped earlier is an empty file. */
const MIN_MS = 1000;

const SLICE_MS = 1000;

/** `ending` lasts from the request to stop until the file is ready. */
export type RecordingPhase = 'running' | 'paused' | 'ending';

/** The displayed state of a recording in progress. */
export interface RecordingState {
  readonly stopwatch: Stopwatch;
  readonly phase: RecordingPhase;
  readonly sizeBytes: number;
}

export interface Recorded {
  readonly blob: Blob;
  readonly durationMs: number;
}

interface Listeners {
  readonly onChange: (state: RecordingState) => void;
  /** Called once, with `undefined` if the browser delivered no data, for example because the camera was lost before its first frame. */
  readonly onEnd: (recorded: Recorded | undefined) => void;
}

const isWebm = (mediaType: string): boolean => mediaType.startsWith('video/webm');

/** A recording from its start to the file. Throws a DOMException if the browser cannot record the stream in the format. */
export class VideoRecording {
  readonly #recorder: MediaRecorder;
  readonly #listeners: Listeners;
  readonly #parts: Blob[] = [];
  #state: RecordingState = { stopwatch: { elapsedMs: 0, runningSince: null }, phase: 'running', sizeBytes: 0 };

  constructor(stream: MediaStream, mediaType: string, listeners: Listeners) {
    this.#listeners = listeners;
    this.#recorder = new MediaRecorder(stream, { mimeType: mediaType });
    this.#recorder.start(SLICE_MS);
    this.#recorder.addEventListener('dataavailable', ({ data }) => {
      this.#parts.push(data);
      this.#update({ sizeBytes: this.#state.sizeBytes + data.size });
    });
    this.#recorder.addEventListener('error', this.#finish);
    this.#recorder.addEventListener('stop', () => void this.#handOver());
    for (const track of stream.getVideoTracks()) track.addEventListener('ended', this.#finish);
    this.#update({ stopwatch: start(this.#state.stopwatch, readClock()) });
    if (isWebm(mediaType)) prepareRepair();
  }

  togglePause(): void {
    const { phase, stopwatch } = this.#state;
    if (phase === 'paused') {
      this.#recorder.resume();
      this.#update({ phase: 'running', stopwatch: start(stopwatch, readClock()) });
    } else if (phase === 'running') {
      this.#recorder.pause();
      this.#update({ phase: 'paused', stopwatch: stop(stopwatch, readClock()) });
    }
  }

  /** Takes effect after the first second. A paused recording resumes until then. */
  stop(): void {
    if (this.#state.phase === 'ending') return;
    const missingMs = MIN_MS - elapsed(this.#state.stopwatch, readClock());
    if (missingMs > 0 && this.#state.phase === 'paused') this.togglePause();
    this.#update({ phase: 'ending' });
    if (missingMs > 0) setTimeout(this.#finish, missingMs);
    else this.#finish();
  }

  readonly #finish = (): void => {
    this.#update({ phase: 'ending', stopwatch: stop(this.#state.stopwatch, readClock()) });
    if (this.#recorder.state !== 'inactive') this.#recorder.stop();
  };

  async #handOver(): Promise<void> {
    const durationMs = elapsed(this.#state.stopwatch, readClock());
    const type = this.#recorder.mimeType.replace(/;.*/, '');
    const blob = new Blob(this.#parts, { type });
    const file = isWebm(type) ? await repairDuration(blob, durationMs) : blob;
    this.#listeners.onEnd(file.size > 0 ? { blob: file, durationMs } : undefined);
  }

  #update(change: Partial<RecordingState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.onChange(this.#state);
  }
}
