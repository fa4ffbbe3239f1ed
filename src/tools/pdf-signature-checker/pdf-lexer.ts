import { nibbleOfAscii } from '#pure/bytes/hex.ts';

// The lexical conventions of PDF: ISO 32000-1, sections 7.2 and 7.3.

export type PdfToken =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }
  /** The offsets of the first delimiter and after the last one. */
  | { readonly kind: 'string'; readonly bytes: Uint8Array; readonly start: number; readonly end: number }
  | { readonly kind: 'mark'; readonly mark: '<<' | '>>' | '[' | ']' }
  | { readonly kind: 'keyword'; readonly word: string };

export const isWhiteSpace = (byte: number | undefined): boolean =>
  byte === undefined || byte === 0x20 || (byte >= 9 && byte <= 13) || byte === 0;
const delimiters = new Set(new TextEncoder().encode('()<>[]{}/%'));
export const isRegular = (byte: number | undefined): byte is number => byte !== undefined && !isWhiteSpace(byte) && !delimiters.has(byte);

const BACKSLASH = 0x5c;
const latin1 = new TextDecoder('latin1');

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Reads tokens one by one. Returns `undefined` at the end of the file or at an unclosed string. */
export class PdfLexer {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  get offset(): number {
    return this.#at;
  }

  next(): PdfToken | undefined {
    this.#skipWhiteSpace();
    const start = this.#at;
    const byte = this.#bytes[start];
    if (byte === undefined) return undefined;
    const mark = String.fromCharCode(byte);
    if (mark === '[' || mark === ']') return this.#mark(mark);
    const isDoubled = this.#bytes[start + 1] === byte;
    if (mark === '<') return isDoubled ? this.#mark('<<') : this.#hexString();
    if (mark === '>' && isDoubled) return this.#mark('>>');
    if (mark === '(') return this.#literalString();
    this.#at++;
    while (isRegular(this.#bytes[this.#at])) this.#at++;
    if (mark === '/') return { kind: 'name', name: decodeName(this.#text(start + 1, this.#at)) };
    const word = this.#text(start, this.#at);
    return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(word) ? { kind: 'number', value: Number(word) } : { kind: 'keyword', word };
  }

  #mark(mark: '<<' | '>>' | '[' | ']'): PdfToken {
    this.#at += mark.length;
    return { kind: 'mark', mark };
  }

  /** Decodes bytes as Latin-1, because all syntax is ASCII. */
  #text(start: number, end: number): string {
    return latin1.decode(this.#bytes.subarray(start, end));
  }

  #skipWhiteSpace(): void {
    const bytes = this.#bytes;
    while (this.#at < bytes.length) {
      if (bytes[this.#at] === 0x25) while (this.#at < bytes.length && bytes[this.#at] !== 10 && bytes[this.#at] !== 13) this.#at++;
      else if (isWhiteSpace(bytes[this.#at])) this.#at++;
      else return;
    }
  }

  /** Reads a hexadecimal string (section 7.3.4.3). A string with invalid characters has no bytes. */
  #hexString(): PdfToken | undefined {
    const start = this.#at;
    const close = this.#bytes.indexOf(0x3e, start);
    this.#at = close < 0 ? this.#bytes.length : close + 1;
    if (close < 0) return undefined;
    const content = new Uint8Array(Math.ceil((close - start - 1) / 2));
    let found = 0;
    for (let at = start + 1; at < close; at++) {
      const nibble = nibbleOfAscii(this.#bytes[at] ?? 0);
      // If the number of digits is odd, the last digit is followed by an implicit 0.
      if (nibble !== undefined) content[found >> 1] = (content[found >> 1] ?? 0) | (found++ % 2 === 0 ? nibble << 4 : nibble);
      else if (!isWhiteSpace(this.#bytes[at])) return { kind: 'string', bytes: new Uint8Array(), start, end: close + 1 };
    }
    return { kind: 'string', bytes: content.subarray(0, Math.ceil(found / 2)), start, end: close + 1 };
  }

  #literalString(): PdfToken | undefined {
    const start = this.#at;
    const end = this.#endOfLiteral(start);
    this.#at = end ?? this.#bytes.length;
    if (end === undefined) return undefined;
    const content = new Uint8Array(end - start - 2);
    let length = 0;
    for (let at = start + 1; at < end - 1; ) {
      const { value, size } = this.#bytes[at] === BACKSLASH ? this.#escape(at) : { value: this.#bytes[at], size: 1 };
      if (value !== undefined) content[length++] = value;
      at += size;
    }
    return { kind: 'string', bytes: content.subarray(0, length), start, end };
  }

  /** The offset after the closing parenthesis. Unescaped parentheses are balanced. */
  #endOfLiteral(start: number): number | undefined {
    let depth = 0;
    for (let at = start; at < this.#bytes.length; at++) {
      const byte = this.#bytes[at];
      if (byte === BACKSLASH) at++;
      else if (byte === 0x28) depth++;
      else if (byte === 0x29 && --depth === 0) return at + 1;
    }
    return undefined;
  }

  /**
   * Decodes a backslash escape and returns its size in bytes (section 7.3.4.2, table 3). A backslash at the end of a line joins two lines.
   */
  #escape(at: number): { readonly value: number | undefined; readonly size: number } {
    const [octal] = /^[0-7]{1,3}/.exec(this.#text(at + 1, at + 4)) ?? [];
    if (octal !== undefined) return { value: Number.parseInt(octal, 8) & 0xff, size: 1 + octal.length };
    const letter = this.#text(at + 1, at + 2);
    if (letter === '\r') return { value: undefined, size: this.#bytes[at + 2] === 10 ? 3 : 2 };
    return { value: letter === '\n' ? undefined : (escapes[letter] ?? this.#bytes[at + 1]), size: 2 };
  }
}

const decodeName = (written: string): string =>
  written.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
