import { composeIBAN, isValidBBAN } from 'ibantools';
import { findCountryRules } from './known-countries.ts';

type Code =
  | 'noCountryLetters'
  | 'unknownCountry'
  | 'checkDigitsNotDigits'
  | 'wrongLength'
  | 'wrongPattern'
  | 'wrongNationalCheckDigits'
  | 'wrongCheckDigits'
  | 'wrongCheckDigitsToo';

/** A reason why a text is not an IBAN: `code` is the key of a message, and `values` are its parameters. */
export interface IbanProblem {
  readonly code: Code;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The parts of an IBAN in electronic format. All countries split it at the same positions. */
export interface IbanParts {
  readonly country: string;
  readonly checkDigits: string;
  readonly bban: string;
}

const problem = (code: Code, values: IbanProblem['values'] = {}): IbanProblem => ({ code, values });

/** The IBAN with the correct check digits for its country and BBAN: ISO 7064, MOD 97-10. `undefined` if the BBAN is invalid. */
export function withCheckDigits({ country, bban }: IbanParts): string | undefined {
  const rules = findCountryRules(country);
  if (!rules?.hasOwnPattern) return composeIBAN({ countryCode: country, bban }) ?? undefined;
  if (!rules.pattern.test(bban)) return undefined;
  const digits = [...bban, ...country, '0', '0'].map((character) => Number.parseInt(character, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

/** Lists the problems in the order of the characters, without those that only follow from others. Empty for a valid IBAN. */
export function findIbanProblems(parts: IbanParts): readonly IbanProblem[] {
  const { country, checkDigits, bban } = parts;
  if (!/^[A-Z]{2}$/.test(country)) return [problem('noCountryLetters')];
  const rules = findCountryRules(country);
  if (!rules) return [problem('unknownCountry', { country })];

  const hasDigits = /^\d{2}$/.test(checkDigits);
  const problems = hasDigits ? [] : [problem('checkDigitsNotDigits', { found: checkDigits })];
  const found = country.length + checkDigits.length + bban.length;
  if (found !== rules.length) return [...problems, problem('wrongLength', { needed: rules.length, found })];
  if (!rules.pattern.test(bban)) return [...problems, problem('wrongPattern')];

  const isRightInItsCountry = rules.hasOwnPattern || isValidBBAN(bban, country);
  if (!isRightInItsCountry) problems.push(problem('wrongNationalCheckDigits'));
  const expected = withCheckDigits(parts)?.slice(2, 4) ?? '';
  if (!hasDigits || checkDigits === expected) return problems;
  // If the national check digits are wrong, the BBAN is wrong, so the right check digits are unknown.
  const wrong = isRightInItsCountry
    ? problem('wrongCheckDigits', { found: checkDigits, expected })
    : problem('wrongCheckDigitsToo', { found: checkDigits });
  return [...problems, wrong];
}
