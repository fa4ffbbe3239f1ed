import type { Result } from '#core/result.ts';
import { type ReadFault, type Reading, readRecords } from './master-file/read-records.ts';

let last: { readonly text: string; readonly origin: string; readonly reading: Result<Reading, ReadFault> } | undefined;

/** Like `readRecords`, but caches the last text, because three operations of the tool read the same one in a worker. */
export function readOnce(text: string, origin: string, progress: (share: number) => void): Result<Reading, ReadFault> {
  if (last?.text !== text || last.origin !== origin) last = { text, origin, reading: readRecords(text, origin, progress) };
  return last.reading;
}
