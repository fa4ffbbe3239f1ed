import { createScanner } from 'jsonc-parser';
import { decodeJson5 } from './decode-json5.ts';
import { type Json5Lexeme, readJson5Lexeme } from './json5-lexeme.ts';

/** What a text may say: JSON alone (RFC 8259), or also comments and JSON5 (1.0.0). */
export type JsonGrammar = 'json' | 'json5';

/** A bracket, colon or comma is its own kind; a word is what stands without quotes and is no number. */
export type JsonTokenKind = '{' | '}' | '[' | ']' | ':' | ',' | 'comment' | 'end' | Exclude<Json5Lexeme['kind'], 'space'>;

// By the numbers of jsonc-parser's SyntaxKind, which is an ambient enum: a file compiled by itself cannot see its names.
const KINDS = ['unknown', '{', '}', '[', ']', ',', ':', 'word', 'word', 'word', 'string', 'number', 'comment', 'comment'] as const;
const LINE_BREAK = 14;
const SPACE = 15;
const UNKNOWN = 16;
const END = 17;

const CONTINUES_NUMBER = /[\w$.]/;
/** A line comment that goes on behind one of the line ends that JSON5 has beside those of jsonc-parser: JSON5 1.0.0, section 7. */
const ENDED_COMMENT = /^\/\/[^\u2028\u2029]*(?=[\u2028\u2029])/;

/**
 * The tokens of a JSON or JSON5 text, one at a time; the fields are about the one that `next` reached last. jsonc-parser's scanner reads
 * JSON and comments; where it meets something else, that one token is read as JSON5 and the scanner goes on behind it. So there is one pass,
 * and what came before a fault is known. (Chosen over momoa's JSON5 mode: see docs/decisions/0007-json5-tokens.md.)
 */
export class JsonScanner {
  readonly text: string;
  readonly grammar: JsonGrammar;
  kind: JsonTokenKind = 'unknown';
  /** Offset of the first character. */
  start = 0;
  /** Offset after the last character. */
  end = 0;
  /** Whether the token is one of JSON or a comment, not only of JSON5. */
  isStrict = false;
  readonly #scanner: ReturnType<typeof createScanner>;

  constructor(text: string, grammar: JsonGrammar) {
    this.text = text;
    this.grammar = grammar;
    this.#scanner = createScanner(text);
  }

  /** Goes to the next token, over white space. */
  next(): void {
    for (;;) {
      const syntax: number = this.#scanner.scan();
      if (syntax === LINE_BREAK || syntax === SPACE) continue;
      this.start = this.#scanner.getTokenOffset();
      this.end = this.#scanner.getPosition();
      this.kind = syntax === END ? 'end' : (KINDS[syntax] ?? 'unknown');
      if (this.kind === 'comment') this.#endLineComment();
      this.isStrict = !this.#isForeign(syntax);
      if (this.isStrict || this.#readJson5()) return;
    }
  }

  /** The token as it stands in the text. */
  source(): string {
    return this.text.slice(this.start, this.end);
  }

  /** What a string or a word says, its escapes decoded. */
  content(): string {
    if (this.isStrict) return this.#scanner.getTokenValue();
    return decodeJson5(this.kind === 'string' ? this.text.slice(this.start + 1, this.end - 1) : this.source());
  }

  #endLineComment(): void {
    const ended = ENDED_COMMENT.exec(this.source());
    if (!ended) return;
    this.end = this.start + ended[0].length;
    this.#scanner.setPosition(this.end);
  }

  #isForeign(syntax: number): boolean {
    if (syntax === UNKNOWN || this.#scanner.getTokenError() !== 0) return true;
    return this.kind === 'number' && CONTINUES_NUMBER.test(this.text.charAt(this.end));
  }

  /** Reads the token anew, as JSON5; false for white space that the grammar has. */
  #readJson5(): boolean {
    const { kind, start, end } = readJson5Lexeme(this.text, this.start);
    this.#scanner.setPosition(end);
    if (kind === 'space' && this.grammar === 'json5') return false;
    this.kind = kind === 'space' ? 'unknown' : kind;
    this.start = start;
    this.end = end;
    return true;
  }
}
