/** The offset of the closing bracket for each opening bracket that has one, regardless of other text. */
export function closingBrackets(text: string, opening: string, closing: string): ReadonlyMap<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === opening) open.push(at);
    const start = text[at] === closing ? open.pop() : undefined;
    if (start !== undefined) closings.set(start, at);
  }
  return closings;
}
