/** The position of the character at an offset in UTF-16 code units, counted in code points from 1. */
export function characterPosition(text: string, offset: number): number {
  let position = 1;
  for (let at = 0; at < offset; position++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return position;
}
