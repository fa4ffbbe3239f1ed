/** Which character of a text begins at an offset in UTF-16 code units: code points, counted from 1, as people count. */
export function characterPosition(text: string, offset: number): number {
  let position = 1;
  for (let at = 0; at < offset; position++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return position;
}
