import { html4Names } from './html4-names.ts';
import type { EscapeScope, ReferenceStyle } from './reference-style.ts';

const patterns: Readonly<Record<EscapeScope, RegExp>> = {
  special: /[&<>"']/g,
  nonAscii: /[&<>"']|[^\0-~]/gu,
  all: /[^\r\n]/gu,
};

/** HTML 4.01 has no name for the apostrophe. */
const specialReferences: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/**
 * Escapes characters as references, one for each code point (HTML Standard, section 13.1.4). A named reference becomes hexadecimal if HTML
 * 4.01 has no name for the character. Lone surrogates become references too, although those cannot be decoded.
 */
export function escapeHtml(text: string, { scope, format }: ReferenceStyle): string {
  const known = new Map<string, string>();
  return text.replaceAll(patterns[scope], (character) => {
    const reference = known.get(character) ?? referenceTo(character, format);
    known.set(character, reference);
    return reference;
  });
}

function referenceTo(character: string, format: ReferenceStyle['format']): string {
  const codePoint = character.codePointAt(0) ?? 0;
  if (format === 'decimal') return `&#${codePoint};`;
  const hexadecimal = `&#x${codePoint.toString(16).toUpperCase()};`;
  if (format === 'hexadecimal') return hexadecimal;
  const name = html4Names.get(character);
  return specialReferences.get(character) ?? (name === undefined ? hexadecimal : `&${name};`);
}
