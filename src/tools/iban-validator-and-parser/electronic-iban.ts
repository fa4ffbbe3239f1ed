import { fail, ok, type Result } from '#core/result.ts';

/** White space, invisible characters, hyphens, and dots, which only group the characters. */
const GROUPING = /[\s\p{Cf}\p{Pd}.]/gu;

/**
 * Converts typed or pasted text to the electronic format of ISO 13616: capitals and digits without separators, and without the word IBAN
 * before them. The result need not be a valid IBAN. Error: `foreignCharacter` for a character that no IBAN contains.
 */
export function toElectronicIban(typed: string): Result<string, 'foreignCharacter'> {
  const electronic = typed.replaceAll(GROUPING, '').replace(/^iban:?/i, '');
  const foreign = /[^A-Za-z\d]/u.exec(electronic)?.[0];
  return foreign === undefined ? ok(electronic.toUpperCase()) : fail('foreignCharacter', { values: { character: foreign } });
}
