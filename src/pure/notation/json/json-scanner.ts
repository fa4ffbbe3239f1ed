import { createScanner } from 'jsonc-parser';
import { decodeJson5 } from './decode-json5.ts';
import { type Json5Lexeme, readJson5Lexeme } from './json5-lexeme.ts';

/** The allowed grammar: only JSON (RFC 8259), or also comments and JSON5 (1.0.0). */
export type JsonGrammar = 'json' | 'json5';

/** Brackets, colons, and commas are kinds of their own. A word is an unquoted text that is not a number. */
export type JsonTokenKind = '{' | '}' | '[' | ']' | ':' | ',' | 'comment' | 'end' | Exclude<Json5Lexeme['kind'], 'space'>;

// Indexed by jsonc-parser's SyntaxKind, an ambient enum whose names cannot be used with isolated modules.
const KINDS = ['unknown', '{', '}', '[', ']', ',', ':', 'word', 'word', 'word', 'string', 'number', 'comment', 'comment'] as const;
const LINE_BREAK = 14;
const SPACE = 15;
const UNKNOWN = 16;
const END = 17;

const CONTINUES_NUMBER = /[\w$.]/;
/** A line comment that jsonc-parser continues past a line terminator that only JSON5 has: JSON5 1.0.0, section 7. */
const ENDED_COMMENT = /^\/\/[^\u2028\u2029]*(?=[\u2028\u2029])/;

/**
 * Reads the tokens of a JSON or JSON5 text one by one; the fields describe the current token. jsonc-parser's scanner reads JSON and
 * comments. Any other token is read as JSON5, and the scanner continues after it, so one pass is enough and everything before an error is
 * known. (Chosen over momoa's JSON5 mode: see docs/decisions/0007-json5-tokens.md.)
 */
export class JsonScanner {
  readonly text: string;
  readonly grammar: JsonGrammar;
  kind: JsonTokenKind = 'unknown';
  /** The offset of the first character. */
  start = 0;
  /** The offset after the last character. */
  end = 0;
  /** Whether the token is valid JSON or a comment, rather than only valid JSON5. */
  isStrict = false;
  readonly #scanner: ReturnType<typeof createScanner>;

  constructor(text: string, grammar: JsonGrammar) {
    this.text = text;
    this.grammar = grammar;
    this.#scanner = createScanner(text);
  }

  /** Advances to the next token, skipping white space. */
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

  /** The source text of the token. */
  source(): string {
    return this.text.slice(this.start, this.end);
  }

  /** The content of a string or word, with escapes decoded. */
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

  /** Reads the current token as JSON5. False for white space that the grammar allows. */
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
