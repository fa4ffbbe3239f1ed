import { ok, type Result } from '#core/result.ts';
import { faultOnLine } from './fault-on-line.ts';
import { type IpEntry, readIpRange } from './read-ip-range.ts';

/** What stands on a line of a list, counted from 1. */
export interface ListedIp extends IpEntry {
  readonly line: number;
}

interface ListWish {
  /** A network with bits set behind its prefix is refused: `hasHostBits` (`entry`, `network`). */
  readonly isStrict: boolean;
}

/**
 * Entries as `readIpRange` reads them, parted by line breaks, `,` and `;`; what follows `#` in a line is a comment. The first fault ends it: `onLine`, with
 * its `line` and `fault`.
 */
export function readIpList(text: string, { isStrict }: ListWish): Result<readonly ListedIp[], 'onLine'> {
  const entries: ListedIp[] = [];
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    const [content = ''] = written.split('#', 1);
    for (const piece of content.split(/[,;]/)) {
      if (piece.trim() === '') continue;
      const entry = readIpRange(piece);
      if (!entry.ok) return faultOnLine(index + 1, entry.error);
      const { text: asTyped, readAs } = entry.value;
      if (isStrict && readAs !== undefined) {
        return faultOnLine(index + 1, { code: 'hasHostBits', values: { entry: asTyped, network: readAs } });
      }
      entries.push({ ...entry.value, line: index + 1 });
    }
  }
  return ok(entries);
}
