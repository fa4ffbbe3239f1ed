import { friendlyFormatIBAN, isQRIBAN } from 'ibantools';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type AccountFields, readAccountFields } from './account-fields.ts';
import type { declaration } from './declare.ts';
import { toElectronicIban } from './electronic-iban.ts';
import { findIbanProblems, type IbanParts, type IbanProblem, withCheckDigits } from './iban-problems.ts';
import { findCountryRules, isInSepa } from './known-countries.ts';

export interface IbanDescription {
  /** Empty for a valid IBAN. */
  readonly problems: readonly IbanProblem[];
  /** The IBAN in print format with other check digits. Only if nothing else is wrong. */
  readonly corrected: string | undefined;
  /** Only if the country has IBANs. */
  readonly parts: IbanParts | undefined;
  readonly fields: AccountFields | undefined;
  readonly isSepa: boolean;
  /** Only for Switzerland and Liechtenstein, which have QR-IBANs. */
  readonly isQrIban: boolean | undefined;
  readonly printFormat: string;
  readonly electronicFormat: string;
}

const toPrintFormat = (electronic: string): string => friendlyFormatIBAN(electronic) ?? '';

function correct(parts: IbanParts, problems: readonly IbanProblem[]): string | undefined {
  const [first] = problems;
  const hasOnlyWrongCheckDigits = problems.length === 1 && (first?.code === 'wrongCheckDigits' || first?.code === 'checkDigitsNotDigits');
  const corrected = hasOnlyWrongCheckDigits ? withCheckDigits(parts) : undefined;
  return corrected === undefined ? undefined : toPrintFormat(corrected);
}

/** Describes an IBAN, valid or not. `null` for an empty text. */
export function describe({ iban: typed }: Given<typeof declaration, 'describe'>): Result<IbanDescription | null, 'foreignCharacter'> {
  const electronic = toElectronicIban(typed);
  if (!electronic.ok) return electronic;
  const iban = electronic.value;
  if (iban === '') return ok(null);

  const parts = { country: iban.slice(0, 2), checkDigits: iban.slice(2, 4), bban: iban.slice(4) };
  const isKnown = findCountryRules(parts.country) !== undefined;
  const problems = findIbanProblems(parts);
  return ok({
    problems,
    corrected: correct(parts, problems),
    parts: isKnown ? parts : undefined,
    fields: problems.length === 0 ? readAccountFields(iban) : undefined,
    isSepa: isInSepa(parts.country),
    isQrIban: ['CH', 'LI'].includes(parts.country) ? isQRIBAN(iban) : undefined,
    printFormat: toPrintFormat(iban),
    electronicFormat: iban,
  });
}

export const run = { describe } satisfies Runs<typeof declaration>;
