import { fail, ok, type Result } from '#core/result.ts';

/** Blanks of any kind, also those that are not seen, hyphens and dots: they only group the characters. */
const GROUPING = /[\s\p{Cf}\p{Pd}.]/gu;

/**
 * The electronic format of what was typed or pasted, by ISO 13616: capitals and digits without blanks, and without the word IBAN before
 * them. It need not be one; a character that no IBAN can have is refused.
 */
export function toElectronicIban(typed: string): Result<string, 'foreignCharacter'> {
  const electronic = typed.replaceAll(GROUPING, '').replace(/^iban:?/i, '');
  const foreign = /[^A-Za-z\d]/u.exec(electronic)?.[0];
  return foreign === undefined ? ok(electronic.toUpperCase()) : fail('foreignCharacter', { values: { character: foreign } });
}
