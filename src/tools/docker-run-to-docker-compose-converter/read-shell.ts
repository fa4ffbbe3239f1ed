import { closingBrackets } from './closing-brackets.ts';
import { isFromWindows } from './windows-paths.ts';
import type { ShellCommand, ShellWord } from './shell-word.ts';

export interface ShellReading {
  readonly commands: readonly ShellCommand[];
  /** The position of an unclosed quote. The command that contains it is not read. */
  readonly unclosedQuoteAt: number | undefined;
}

// Patterns that match at the current position. A backslash, a backtick (PowerShell), or `^` (cmd) at the end of a line continues the
// command.
const CONTINUATION = /[\\`^][ \t]*(?:\r\n|\r|\n|$)/y;
const LONE_BACKSLASH = /\\(?=[ \t])/y;
const BLANKS = /[ \t]+/y;
const SEPARATOR = /\r\n|\r|\n|;|&&?|\|\|?/y;
const COMMENT = /#[^\r\n]*/y;
const SINGLE_QUOTED = /'([^']*)'/y;
const ESCAPED = /\\([^])/y;
const ESCAPED_IN_QUOTES = /\\(?:([$`"\\])|\r\n|\r|\n)/y;
const BACKTICKS = /`[^`\r\n]*`/y;
const VARIABLE = /\$(?:[A-Za-z_]\w*|\$)/y;
const PLAIN = /[^ \t\r\n\\`^'"$%;&|]+/y;
const PLAIN_IN_QUOTES = /[^\\`"$%]+/y;
// Patterns for cmd and PowerShell. A doubled backslash begins a network share (`\\server\files`), and otherwise equals a single one.
const SHARE = /(?<![^ \t\r\n"'=,:]|(?:(?<!\w)|-v)[A-Za-z]:)\\\\(?=[\w.?])/y;
const PATH_SEPARATOR = /(\\)\\?(?![\\"';&|])/y;
const BEFORE_VARIABLE = /\\(?=\$\{?env:)/iy;
const ENVIRONMENT = /\$env:(\w+)|%([A-Za-z_]\w*)%(?<!%cd%)/iy;
const ENVIRONMENT_IN_BRACES = /\$\{env:(\w+)\}/iy;

/**
 * Splits the commands of a text into words like a POSIX shell (POSIX.1-2024, Shell Command Language, 2.2 and 2.3), with quotes,
 * backslashes, and comments. Variables and command substitutions are kept. In commands for cmd or PowerShell, an unquoted backslash is part
 * of a path, and `%NAME%` and `$env:NAME` become `${NAME}`.
 */
export const readShell = (source: string): ShellReading => new ShellReader(source).read();

class ShellReader {
  readonly #source: string;
  readonly #isFromWindows: boolean;
  readonly #braces: ReadonlyMap<number, number>;
  readonly #parentheses: ReadonlyMap<number, number>;
  readonly #commands: ShellCommand[] = [];
  #at = 0;
  #words: ShellWord[] = [];
  #word: { text: string; readonly at: number; readonly substitutions: string[] } | undefined;

  constructor(source: string) {
    this.#source = source;
    this.#isFromWindows = isFromWindows(source);
    this.#braces = closingBrackets(source, '{', '}');
    this.#parentheses = closingBrackets(source, '(', ')');
  }

  read(): ShellReading {
    while (this.#at < this.#source.length) {
      const quoteAt = this.#at;
      if (!this.#readBetweenWords() && !this.#readInWord()) return { commands: this.#commands, unclosedQuoteAt: quoteAt };
    }
    this.#endCommand();
    return { commands: this.#commands, unclosedQuoteAt: undefined };
  }

  /** Reads a separator or the end of a word. */
  #readBetweenWords(): boolean {
    const before = this.#at;
    if (this.#take(CONTINUATION)) return true; // joins both sides to one word
    if (this.#take(BLANKS)) this.#endWord(before);
    else if (this.#take(SEPARATOR)) this.#endCommand(before);
    else if (this.#word || (this.#take(COMMENT) ?? this.#take(LONE_BACKSLASH)) === undefined) return false;
    return true;
  }

  /** Reads a part of a word. Returns false for an unclosed quote. */
  #readInWord(): boolean {
    this.#word ??= { text: '', at: this.#at, substitutions: [] };
    const literal =
      this.#take(SINGLE_QUOTED, 1) ?? this.#takeWindows(SHARE) ?? this.#takeWindows(PATH_SEPARATOR, 1) ?? this.#take(ESCAPED, 1);
    if (literal !== undefined) this.#addLiteral(literal);
    else if (this.#source[this.#at] === "'") return false;
    else if (this.#source[this.#at] === '"') return this.#readDoubleQuoted();
    else if (!this.#readExpansion()) this.#addLiteral(this.#take(PLAIN) ?? this.#takeOne());
    return true;
  }

  #readDoubleQuoted(): boolean {
    this.#at += 1;
    while (this.#at < this.#source.length) {
      if (this.#source[this.#at] === '"') {
        this.#at += 1;
        return true;
      }
      const literal = this.#takeWindows(SHARE) ?? this.#takeWindows(BEFORE_VARIABLE);
      const escape = literal === undefined ? this.#match(ESCAPED_IN_QUOTES) : null;
      if (literal !== undefined || escape) this.#addLiteral(literal ?? escape?.[1] ?? '');
      else if (!this.#readExpansion()) this.#addLiteral(this.#take(PLAIN_IN_QUOTES) ?? this.#takeOne());
    }
    return false;
  }

  /** Reads `$NAME`, `${NAME}`, `$$`, `$(command)`, or a command in backticks, and keeps it unchanged. */
  #readExpansion(): boolean {
    const environment = this.#match(ENVIRONMENT_IN_BRACES) ?? (this.#isFromWindows ? this.#match(ENVIRONMENT) : null);
    if (environment) {
      this.#add(`\${${environment[1] ?? environment[2] ?? ''}}`);
      return true;
    }
    const variable = this.#take(VARIABLE) ?? this.#takeBracketed(this.#braces);
    if (variable !== undefined) {
      this.#add(variable);
      return true;
    }
    const substitution = this.#take(BACKTICKS) ?? this.#takeBracketed(this.#parentheses);
    if (substitution === undefined) return false;
    this.#add(substitution);
    this.#word?.substitutions.push(substitution);
    return true;
  }

  /** Reads a `$` and the brackets after it, which may be nested. */
  #takeBracketed(closings: ReadonlyMap<number, number>): string | undefined {
    const start = this.#at;
    const end = this.#source[start] === '$' ? closings.get(start + 1) : undefined;
    if (end === undefined) return undefined;
    this.#at = end + 1;
    return this.#source.slice(start, this.#at);
  }

  /** Doubles every `$`, because Compose would otherwise read it as the beginning of a variable. */
  #addLiteral(text: string): void {
    this.#add(text.replaceAll('$', '$$$$'));
  }

  #add(text: string): void {
    if (this.#word) this.#word.text += text;
  }

  #endWord(end = this.#at): void {
    if (this.#word) this.#words.push({ ...this.#word, raw: this.#source.slice(this.#word.at, end) });
    this.#word = undefined;
  }

  #endCommand(end = this.#at): void {
    this.#endWord(end);
    const [first] = this.#words;
    if (first) this.#commands.push({ words: this.#words, raw: this.#source.slice(first.at, end).trim(), at: first.at });
    this.#words = [];
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #take(pattern: RegExp, group = 0): string | undefined {
    return this.#match(pattern)?.[group];
  }

  #takeWindows(pattern: RegExp, group = 0): string | undefined {
    return this.#isFromWindows ? this.#take(pattern, group) : undefined;
  }

  #takeOne(): string {
    this.#at += 1;
    return this.#source[this.#at - 1] ?? '';
  }
}
