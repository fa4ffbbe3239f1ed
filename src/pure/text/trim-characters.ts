/** A text without the characters at its beginning and at its end that match, such as `/\s/`. In one pass, however many there are. */
export function trimCharacters(text: string, atBeginning: RegExp, atEnd = atBeginning): string {
  let from = 0;
  let to = text.length;
  while (from < to && atBeginning.test(text.charAt(from))) from++;
  while (from < to && atEnd.test(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}
