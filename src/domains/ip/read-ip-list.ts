import { ok, type Result } from '#core/result.ts';
import { faultOnLine } from './fault-on-line.ts';
import { readPasted } from '#pure/text/read-pasted.ts';
import { pastedRange } from './pasted-ip.ts';
import { type IpEntry, readIpRange } from './read-ip-range.ts';

/** An entry of a list, with its line number from 1. */
export interface ListedIp extends IpEntry {
  readonly line: number;
}

interface ListOptions {
  /** Refuses a network with host bits set: `hasHostBits` (`entry`, `network`). */
  readonly isStrict: boolean;
}

/**
 * Reads entries like `readIpRange`, separated by line breaks, `,`, and `;`, also inside quotes or brackets or after a label. `#` starts a
 * comment. Stops at the first error: `onLine`, with its `line` and `fault`.
 */
export function readIpList(text: string, { isStrict }: ListOptions): Result<readonly ListedIp[], 'onLine'> {
  const entries: ListedIp[] = [];
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    for (const piece of piecesOf(written)) {
      if (piece.trim() === '') continue;
      const entry = readPasted(piece, readIpRange, pastedRange);
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

/**
 * The entries of a line, without its comment, separated by commas and semicolons. Most lines have neither, and there may be 200,000 lines.
 */
function piecesOf(line: string): readonly string[] {
  const content = line.includes('#') ? line.slice(0, line.indexOf('#')) : line;
  return content.includes(',') || content.includes(';') ? content.split(/[,;]/) : [content];
}
