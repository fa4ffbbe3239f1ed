import type { CommandForms } from './command-forms.ts';

/** A part of a script: SQL, a client command, or rows for a statement. */
export interface Piece {
  readonly kind: 'sql' | 'command' | 'rows';
  readonly text: string;
  /** The offset in the script. */
  readonly start: number;
  /** Whether it is on the same line as the preceding piece. */
  readonly isInline: boolean;
  readonly hasBlankLineBefore: boolean;
}

const Q_BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>' };
const COPY = /^\s*\\?COPY\b[^]*\bFROM\s+P?STDIN\b/i;
const END_OF_ROWS = /^\\\.[ \t]*$/gm;

/** The offset after a comment, which may contain nested ones, or -1 if it is unclosed. */
function endOfComment(text: string, start: number, isNested: boolean): number {
  if (!isNested) {
    const end = text.indexOf('*/', start + 2);
    return end < 0 ? -1 : end + 2;
  }
  const mark = /\/\*|\*\//g;
  mark.lastIndex = start;
  for (let depth = 0, found = mark.exec(text); found; found = mark.exec(text)) {
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return -1;
}

/** The offset after a quoted text, or -1 if it is unclosed. */
function endOfQuote(text: string, start: number, forms: CommandForms): number {
  const quote = text.charAt(start) === '[' ? ']' : text.charAt(start);
  const before = text.slice(Math.max(0, start - 2), start);
  if (quote === "'" && forms.hasQQuotes === true && /(?:^|\W|n)q$/i.test(before)) {
    const open = text.charAt(start + 1);
    const end = text.indexOf(`${Q_BRACKETS[open] ?? open}'`, start + 2);
    return end < 0 ? -1 : end + 2;
  }
  if (forms.hasBackslashEscapes === true || (quote === "'" && /(?:^|\W)e$/i.test(before))) {
    const rest = quote === '"' ? /(?:[^"\\]|\\[^]|"")*"/y : quote === "'" ? /(?:[^'\\]|\\[^]|'')*'/y : /[^`]*`/y;
    rest.lastIndex = start + 1;
    return rest.test(text) ? rest.lastIndex : -1;
  }
  return text.indexOf(quote, start + 1) + 1 || -1;
}

/** The offset after the quote or comment that begins at `start`, or -1 if it is unclosed. */
function endOf(opening: string, text: string, start: number, forms: CommandForms): number {
  if (opening === '/*') return endOfComment(text, start, forms.hasNestedComments === true);
  if (opening.startsWith('$')) {
    const end = text.indexOf(opening, start + opening.length);
    return end < 0 ? -1 : end + opening.length;
  }
  if (opening !== '--' && opening !== '#') return endOfQuote(text, start, forms);
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

const escaped = (text: string): string => text.replaceAll(/[^\w\s]/g, String.raw`\$&`);

/** Matches the beginnings of quotes and comments, line breaks, and delimiters. */
function marksOf(delimiter: string, forms: CommandForms): RegExp {
  const marks = [escaped(delimiter), ';', String.raw`\n`, '--', String.raw`/\*`, `['"${'`'}]`];
  if (forms.hasHashComments === true) marks.push('#');
  if (forms.hasBrackets === true) marks.push(String.raw`\[`);
  if (forms.hasDollarQuotes === true) marks.push(String.raw`\$\w*\$`);
  if (forms.backslash) marks.push(String.raw`\\`);
  return new RegExp(marks.join('|'), 'g');
}

/** Splits a script at its commands in a single pass. */
class Splitter {
  readonly pieces: Piece[] = [];
  readonly #text: string;
  readonly #forms: CommandForms;
  #delimiter = ';';
  /** The start offsets of the current piece and the current statement. */
  #from = 0;
  #statement = 0;
  #position = 0;
  /** Whether the current statement contains only whitespace and comments so far. */
  #isFresh = true;
  #mayHaveRows = true;

  constructor(text: string, forms: CommandForms) {
    this.#text = text;
    this.#forms = forms;
  }

  #add(kind: Piece['kind'], start: number, end: number): void {
    const text = this.#text.slice(start, end);
    if (text.trim() === '') return;
    const begin = start + (text.length - text.trimStart().length);
    // bounded: at most 200 characters
    const space = /\s*$/.exec(this.#text.slice(Math.max(0, begin - 200), kind === 'rows' ? start : begin))?.[0] ?? '';
    const hasBlankLineBefore = /\n[^\S\n]*\n/.test(space);
    this.pieces.push({ kind, text, start, isInline: this.pieces.length > 0 && !space.includes('\n'), hasBlankLineBefore });
  }

  #endSql(end: number): void {
    this.#add('sql', this.#from, end);
  }

  #command(start: number, end: number, kind: Piece['kind'] = 'command'): void {
    this.#endSql(start);
    this.#add(kind, start, end);
    this.#continueAt(end);
  }

  #continueAt(end: number): void {
    this.#from = end;
    this.#statement = end;
    this.#position = end;
    this.#isFresh = true;
  }

  #match(pattern: RegExp | undefined, at: number): RegExpExecArray | undefined {
    if (!pattern) return undefined;
    pattern.lastIndex = at;
    return pattern.exec(this.#text) ?? undefined;
  }

  /** Reads a command at the beginning of a line. */
  #lineCommand(at: number): boolean {
    const found = this.#match(this.#forms.line, at) ?? (this.#isFresh ? this.#match(this.#forms.statement, at) : undefined);
    if (!found) return false;
    this.#delimiter = found[1] ?? this.#delimiter;
    this.#command(at, at + found[0].length);
    return true;
  }

  /** Reads the rows after the line at an offset, if their end marker exists. */
  #rows(at: number): void {
    const lineEnd = this.#text.indexOf('\n', at);
    if (!this.#mayHaveRows || lineEnd < 0 || this.#text.slice(at, lineEnd).trim() !== '') return;
    END_OF_ROWS.lastIndex = lineEnd + 1;
    this.#mayHaveRows = END_OF_ROWS.test(this.#text);
    if (this.#mayHaveRows) this.#command(lineEnd + 1, END_OF_ROWS.lastIndex, 'rows');
  }

  #endStatement(mark: string, at: number): void {
    if (mark === this.#delimiter && mark !== ';') return this.#command(at, at + mark.length);
    const end = at + mark.length;
    const statement = this.#text.slice(this.#statement, at);
    this.#position = end;
    this.#isFresh = this.#delimiter === ';';
    this.#statement = end;
    if (this.#forms.hasCopy === true && COPY.test(statement)) this.#rows(end);
  }

  /** Reads ClickHouse rows, which follow the FORMAT line without a delimiter. */
  #rowsAfterFormat(at: number): boolean {
    if (!this.#forms.rows || !/\bFORMAT\s+\w+[ \t]*$/i.test(this.#text.slice(Math.max(0, at - 80), at))) return false;
    if (!this.#forms.rows.test(this.#text.slice(this.#statement, at))) return false;
    const end = this.#text.indexOf('\n\n', at + 1);
    this.#endSql(at);
    this.#add('rows', at + 1, end < 0 ? this.#text.trimEnd().length : end);
    this.#continueAt(end < 0 ? this.#text.length : end);
    return true;
  }

  #backslash(at: number): void {
    const found = this.#match(this.#forms.backslash, at);
    if (!found) {
      this.#position = at + 2;
      return;
    }
    this.#command(at, at + found[0].length);
    if (this.#forms.hasCopy === true && COPY.test(found[0])) this.#rows(at + found[0].length);
  }

  split(): readonly Piece[] {
    const { length } = this.#text;
    if (!this.#lineCommand(0)) this.#position = 0;
    let marks = marksOf(this.#delimiter, this.#forms);
    let known = this.#delimiter;
    while (this.#position < length) {
      if (known !== this.#delimiter) marks = marksOf((known = this.#delimiter), this.#forms);
      marks.lastIndex = this.#position;
      const found = marks.exec(this.#text);
      if (!found) break;
      const [mark] = found;
      const at = found.index;
      if (/\S/.test(this.#text.slice(this.#position, at))) this.#isFresh = false;
      if (mark === '\n') {
        if (!this.#rowsAfterFormat(at) && !this.#lineCommand(at + 1)) this.#position = at + 1;
      } else if (mark === this.#delimiter || mark === ';') this.#endStatement(mark, at);
      else if (mark === '\\') this.#backslash(at);
      else {
        const end = endOf(mark, this.#text, at, this.#forms);
        if (end < 0) break;
        if (!/^(?:--|#|\/\*)/.test(mark)) this.#isFresh = false;
        else if (this.#isFresh) this.#statement = end;
        this.#position = end;
      }
    }
    this.#endSql(length);
    return this.pieces;
  }
}

/** A fast test that finds most scripts without commands. */
const MAY_HAVE_COMMANDS =
  /^[ \t]*(?:GO|DELIMITER|source|[:!\\./@%]|PROMPT|SPOOL|REM|ACCEPT|UNDEFINE|DEFINE|[TB]TITLE|HOST|WHENEVER|SHOW|COL|SET)|\\|\bFORMAT\b|\bSTDIN\b/im;

/** Splits a script at its client commands. `text` must have LF line breaks. */
export function splitScript(text: string, forms: CommandForms | undefined): readonly Piece[] {
  if (forms && MAY_HAVE_COMMANDS.test(text)) return new Splitter(text, forms).split();
  return [{ kind: 'sql', text, start: 0, isInline: false, hasBlankLineBefore: false }];
}
