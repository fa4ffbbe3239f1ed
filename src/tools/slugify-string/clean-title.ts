/** The HTML character references that are common in titles copied from pages, feeds, or databases. */
const REFERENCE = /&(?:#(?<decimal>\d{1,7})|#[xX](?<hex>[\da-fA-F]{1,6})|(?<name>amp|lt|gt|quot|apos|nbsp));/g;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const LAST_CODE_POINT = 0x10ffff;

function characterOf({ decimal, hex, name = '' }: Readonly<Record<string, string | undefined>>): string {
  const number = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
  return NAMED[name] ?? (number <= LAST_CODE_POINT ? String.fromCodePoint(number) : '');
}

/**
 * Cleans up a copied title: decodes character references, removes soft hyphens, word joiners, and direction marks, replaces accents used as
 * apostrophes, and separates a fraction from the preceding number.
 */
export const cleanTitle = (text: string): string =>
  text
    .replaceAll(REFERENCE, (...found) => characterOf(found.at(-1) as Readonly<Record<string, string | undefined>>)) // the named groups
    .replaceAll(/[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/(?<=[\p{L}\p{M}])[‘´`＇](?=\p{L})/gu, '’')
    .replaceAll(/(?<=\p{Nd})(?=[¼-¾⅐-⅞])/gu, ' ');
