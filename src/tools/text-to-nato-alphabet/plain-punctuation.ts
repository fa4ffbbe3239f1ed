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

/** A text with the characters of ASCII for those of word processors and of East Asian keyboards that mean the same, and without what shows nothing. */
export const plainPunctuation = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(TYPOGRAPHIC, (character) => PLAIN[character] ?? character)
    .replaceAll(FULL_WIDTH, (character) => character.normalize('NFKC'));
