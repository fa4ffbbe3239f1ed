import { type Fraction, fraction } from '../../numbers/fraction.ts';

/** More are no time that anybody measured. */
const MAX_DIGITS = 40;

/** What a number may look like in front of a unit: digits, in groups or not, with decimals or not. */
export const COUNT = String.raw`(?:\d[\d_'’]*(?:[.,]\d+)*|[.,]\d+)`;

/**
 * Reads `1.5`, `1,5`, `1_000` or `1,234.5`: either sign parts the decimals, and the other one groups of three; a single comma before three digits
 * is one of groups. `undefined` for anything else.
 */
export function readCount(text: string): Fraction | undefined {
  const bare = text.replaceAll(/[_'’]/g, '');
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)
    ? bare.replaceAll(',', '')
    : /^\d{1,3}(?:\.\d{3})+,\d+$/.test(bare) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(bare)
      ? bare.replaceAll('.', '').replace(',', '.')
      : bare.replace(',', '.');
  const { whole = '', part = '' } = /^(?<whole>\d*)(?:\.(?<part>\d+))?$/.exec(plain)?.groups ?? {};
  if (whole + part === '' || whole.length + part.length > MAX_DIGITS) return undefined;
  return fraction(BigInt(whole + part), 10n ** BigInt(part.length));
}
