import type { Stream } from '../io.ts';
import { lossyWriter } from '../stream-writer.ts';

/** The lines that may wait to be written. If nobody takes them fast enough, the others are dropped: the server must not grow, or stop, for its log. */
const MOST_WAITING = 1000;

/** Writes lines to a stream as far as it takes them. */
export function requestLog(stream: Stream): (line: string) => void {
  const { write } = lossyWriter(stream);
  let waiting = 0;
  return (line) => {
    if (waiting >= MOST_WAITING) return;
    waiting++;
    void write(`${line}\n`).then(() => waiting--);
  };
}
