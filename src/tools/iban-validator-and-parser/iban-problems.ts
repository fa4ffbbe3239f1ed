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

/** Why a text is no IBAN: `code` names a message, `values` are what it says. */
export interface IbanProblem {
  readonly code: Code;
  readonly values: Readonly<Record<string, string | number>>;
}

/** An IBAN in its electronic format, cut where it is always cut. */
export interface IbanParts {
  readonly country: string;
  readonly checkDigits: string;
  readonly bban: string;
}

const problem = (code: Code, values: IbanProblem['values'] = {}): IbanProblem => ({ code, values });

/** The IBAN with the check digits that its country and BBAN ask for: ISO 7064, MOD 97-10. `undefined` where the BBAN cannot be one. */
export function withCheckDigits({ country, bban }: IbanParts): string | undefined {
  const rules = findCountryRules(country);
  if (!rules?.hasOwnPattern) return composeIBAN({ countryCode: country, bban }) ?? undefined;
  if (!rules.pattern.test(bban)) return undefined;
  const digits = [...bban, ...country, '0', '0'].map((character) => Number.parseInt(character, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

/** What is wrong, in the order of the characters; what only follows from something else is left out. Empty for an IBAN. */
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
  // Of digits that are wrong already nothing can be expected.
  const wrong = isRightInItsCountry
    ? problem('wrongCheckDigits', { found: checkDigits, expected })
    : problem('wrongCheckDigitsToo', { found: checkDigits });
  return [...problems, wrong];
}
