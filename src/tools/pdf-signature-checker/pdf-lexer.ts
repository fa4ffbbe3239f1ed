import { parseHex } from '#formats/hex.ts';

// The lexical conventions of PDF: ISO 32000-1, sections 7.2 and 7.3.

export type PdfToken =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }
  /** From the first delimiter to behind the last. */
  | { readonly kind: 'string'; readonly bytes: Uint8Array; readonly start: number; readonly end: number }
  | { readonly kind: 'mark'; readonly mark: '<<' | '>>' | '[' | ']' }
  | { readonly kind: 'keyword'; readonly word: string };

export const isWhiteSpace = (byte: number | undefined): boolean =>
  byte === undefined || byte === 0x20 || (byte >= 9 && byte <= 13) || byte === 0;
const isDelimiter = (byte: number): boolean => '()<>[]{}/%'.includes(String.fromCharCode(byte));
const isRegular = (byte: number | undefined): byte is number => byte !== undefined && !isWhiteSpace(byte) && !isDelimiter(byte);

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Reads one token after the other; `undefined` at the end, and where a string has none. */
export class PdfLexer {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  next(): PdfToken | undefined {
    this.#skipWhiteSpace();
    const start = this.#at;
    const pair = this.#text(start, start + 2);
    const [mark = ''] = pair;
    if (mark === '') return undefined;
    if (pair === '<<' || pair === '>>') return this.#mark(pair);
    if (mark === '[' || mark === ']') return this.#mark(mark);
    if (mark === '<') return this.#hexString();
    if (mark === '(') return this.#literalString();
    this.#at++;
    while (isRegular(this.#bytes[this.#at])) this.#at++;
    if (mark === '/') return { kind: 'name', name: decodeName(this.#text(start + 1, this.#at)) };
    const word = this.#text(start, this.#at);
    return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(word) ? { kind: 'number', value: Number(word) } : { kind: 'keyword', word };
  }

  #mark(mark: '<<' | '>>' | '[' | ']'): PdfToken {
    this.#at += mark.length;
    return { kind: 'mark', mark };
  }

  /** All that the syntax needs is ASCII. */
  #text(start: number, end: number): string {
    return new TextDecoder('latin1').decode(this.#bytes.subarray(start, end));
  }

  #skipWhiteSpace(): void {
    const bytes = this.#bytes;
    while (this.#at < bytes.length) {
      if (bytes[this.#at] === 0x25) while (this.#at < bytes.length && bytes[this.#at] !== 10 && bytes[this.#at] !== 13) this.#at++;
      else if (isWhiteSpace(bytes[this.#at])) this.#at++;
      else return;
    }
  }

  #hexString(): PdfToken | undefined {
    const start = this.#at;
    const close = this.#bytes.indexOf(0x3e, start);
    if (close < 0) return undefined;
    this.#at = close + 1;
    const digits = new TextDecoder().decode(this.#bytes.subarray(start + 1, close)).replaceAll(/[\s\0]/g, '');
    // Of an odd number of digits the last one counts as followed by 0: section 7.3.4.3.
    const parsed = parseHex(digits.length % 2 === 0 ? digits : `${digits}0`);
    return { kind: 'string', bytes: parsed.ok ? parsed.value : new Uint8Array(), start, end: close + 1 };
  }

  #literalString(): PdfToken | undefined {
    const start = this.#at;
    const content: number[] = [];
    let depth = 1;
    for (let at = start + 1; at < this.#bytes.length; at++) {
      const byte = this.#bytes[at] ?? 0;
      if (byte === 0x28) depth++;
      if (byte === 0x29) depth--;
      if (depth === 0) {
        this.#at = at + 1;
        return { kind: 'string', bytes: Uint8Array.from(content), start, end: at + 1 };
      }
      if (byte === 0x5c) at = this.#escape(at + 1, content);
      else content.push(byte);
    }
    return undefined;
  }

  /** What a backslash means: section 7.3.4.2, table 3. Gives the offset of the last byte of the escape. */
  #escape(at: number, content: number[]): number {
    const [octal] = /^[0-7]{1,3}/.exec(this.#text(at, at + 3)) ?? [];
    if (octal !== undefined) {
      content.push(Number.parseInt(octal, 8) & 0xff);
      return at + octal.length - 1;
    }
    const letter = this.#text(at, at + 1);
    // At the end of a line it joins two lines.
    if (letter === '\r') return this.#bytes[at + 1] === 10 ? at + 1 : at;
    if (letter !== '\n') content.push(escapes[letter] ?? this.#bytes[at] ?? 0);
    return at;
  }
}

const decodeName = (written: string): string =>
  written.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
