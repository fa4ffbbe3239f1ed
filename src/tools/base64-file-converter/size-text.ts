import { formatBytes } from '#pure/bytes/format-bytes.ts';
import type { Translate } from '#core/message-key.ts';
import type en from './messages/en.json';

/** Formats an exact size in bytes and, from 1,000 bytes on, also in a larger unit. */
export function sizeText(t: Translate<typeof en>, language: string, byteCount: number): string {
  const values = { count: byteCount, number: byteCount.toLocaleString(language), size: formatBytes(byteCount) };
  return t(byteCount < 1000 ? 'view.bytes' : 'view.manyBytes', values);
}
