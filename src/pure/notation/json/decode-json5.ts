const ESCAPES = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[^]))/g;
const LETTERS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' };
const LINE_CONTINUATION = /^[\r\n\u2028\u2029]/;

/** Decodes the escapes in the content of a JSON5 string (without its quotes) or name: JSON5 1.0.0, sections 5.1 and 5.2. */
export const decodeJson5 = (written: string): string =>
  written.replace(ESCAPES, (_escape, unicode: string | undefined, byte: string | undefined, character = '') => {
    const hex = unicode ?? byte;
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    return LINE_CONTINUATION.test(character) ? '' : (LETTERS[character] ?? character);
  });
