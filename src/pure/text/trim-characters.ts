/** Removes matching characters, such as `/\s/`, from both ends of a text. Takes linear time. */
export function trimCharacters(text: string, atBeginning: RegExp, atEnd = atBeginning): string {
  let from = 0;
  let to = text.length;
  while (from < to && atBeginning.test(text.charAt(from))) from++;
  while (from < to && atEnd.test(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}
