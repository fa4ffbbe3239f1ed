const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
};
const TYPOGRAPHIC = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

const FULL_WIDTH = /[\uff01-\uff5e]/g;
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** Replaces characters of word processors and East Asian keyboards with ASCII equivalents, and removes invisible characters. */
export const plainPunctuation = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(TYPOGRAPHIC, (character) => PLAIN[character] ?? character)
    .replaceAll(FULL_WIDTH, (character) => character.normalize('NFKC'));
