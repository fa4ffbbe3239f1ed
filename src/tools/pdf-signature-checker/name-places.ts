import { nibbleOfAscii } from '#pure/bytes/hex.ts';
import { isRegular } from './pdf-lexer.ts';

const SLASH = 0x2f;
const NUMBER_SIGN = 0x23;

/** Finds all occurrences of a name in bytes, in order, including escaped ones such as `/Byte#52ange` for `/ByteRange`. */
export function* placesOfName(name: string, bytes: Uint8Array): Generator<{ readonly start: number; readonly end: number }, undefined> {
  for (let start = 0; start < bytes.length; start++) {
    const end = bytes[start] === SLASH ? endOfName(name, bytes, start + 1) : undefined;
    if (end !== undefined) yield { start, end };
  }
}

/** The offset after a name, or `undefined` if another name is there. */
function endOfName(name: string, bytes: Uint8Array, start: number): number | undefined {
  let at = start;
  for (let index = 0; index < name.length; index++) {
    const escaped = escapedByte(bytes, at);
    if ((escaped ?? bytes[at]) !== name.charCodeAt(index)) return undefined;
    at += escaped === undefined ? 1 : 3;
  }
  return isRegular(bytes[at]) ? undefined : at;
}

/** Decodes a byte written as `#` and two hexadecimal digits (ISO 32000-1, section 7.3.5). */
function escapedByte(bytes: Uint8Array, at: number): number | undefined {
  if (bytes[at] !== NUMBER_SIGN) return undefined;
  const high = nibbleOfAscii(bytes[at + 1] ?? 0);
  const low = nibbleOfAscii(bytes[at + 2] ?? 0);
  return high === undefined || low === undefined ? undefined : (high << 4) | low;
}
