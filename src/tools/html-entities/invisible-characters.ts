import { formatCodePoint } from '#pure/text/format-code-point.ts';

/** Control, format, and space characters that are invisible or look like an ordinary space. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff]/g;

/** Lists the invisible characters of a text in order of first appearance, such as `U+00A0 ×2, U+200B ×1`. Empty if there are none. */
export function countInvisible(text: string): string {
  const counts = new Map<string, number>();
  for (const [character] of text.matchAll(INVISIBLE)) counts.set(character, (counts.get(character) ?? 0) + 1);
  return Array.from(counts, ([character, count]) => `${formatCodePoint(character.charCodeAt(0))} ×${count}`).join(', ');
}
