import type { Stream } from '../io.ts';
import { lossyWriter } from '../stream-writer.ts';

/**
 * The maximum number of unwritten lines. Further lines are dropped if the reader is too slow, because the log must not block the server or
 * use up its memory.
 */
const MOST_WAITING = 1000;

/** Writes lines to a stream as fast as it accepts them. */
export function requestLog(stream: Stream): (line: string) => void {
  const { write } = lossyWriter(stream);
  let waiting = 0;
  return (line) => {
    if (waiting >= MOST_WAITING) return;
    waiting++;
    void write(`${line}\n`).then(() => waiting--);
  };
}
