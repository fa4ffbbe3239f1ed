/** A line of a text, without its line break. */
export interface IniLine {
  readonly text: string;
  /** Its offset in the whole text. */
  readonly at: number;
}

/** The lines of a text, which end with LF, CR LF, or CR. */
export function* iniLines(text: string): Generator<IniLine> {
  const lineBreak = /\r\n?|\n/g;
  for (let at = 0; ; at = lineBreak.lastIndex) {
    const end = lineBreak.exec(text)?.index;
    yield { text: text.slice(at, end), at };
    if (end === undefined) return;
  }
}
