import { countryNames } from '#formats/country-names.ts';
import { joinSentences } from '#core/join-list.ts';
import type { Row } from '#ui/result-row.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type { IbanDescription } from '../describe-iban.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

type Translate = Tool<typeof en, typeof fields.inputs, typeof fields.options>['t'];

interface OptionalRow extends Omit<Row, 'value'> {
  readonly value: string | undefined;
}

const hasValue = (row: OptionalRow): row is Row => row.value !== undefined;

/** What is shown of an IBAN. */
export function ibanRows(t: Translate, description: IbanDescription, language: string): readonly Row[] {
  const nameOf = countryNames(language);
  const { problems, corrected, parts, fields, isSepa, isQrIban, printFormat, electronicFormat } = description;
  const isValid = problems.length === 0;
  const yesOrNo = (is: boolean) => t(is ? 'view.yes' : 'view.no');
  const country = parts && nameOf(parts.country);
  const sentences = problems.map(({ code, values }) => t(`view.problems.${code}`, { ...values, ...(country && { name: country }) }));

  const rows: readonly OptionalRow[] = [
    { label: t('outputs.valid'), value: yesOrNo(isValid), isProse: true },
    { label: t('outputs.problems'), value: isValid ? undefined : joinSentences(sentences, language), isProse: true },
    { label: t('outputs.corrected'), value: corrected },
    { label: t('outputs.country'), value: parts && t('view.country', { name: nameOf(parts.country), code: parts.country }), isProse: true },
    { label: t('outputs.checkDigits'), value: parts?.checkDigits },
    { label: t('outputs.bban'), value: parts?.bban },
    { label: t('outputs.bankCode'), value: fields?.bankCode },
    { label: t('outputs.branchCode'), value: fields?.branchCode },
    { label: t('outputs.accountNumber'), value: fields?.accountNumber },
    { label: t('outputs.nationalCheckDigits'), value: fields?.nationalCheckDigits },
    { label: t('outputs.sepa'), value: parts && yesOrNo(isSepa), isProse: true },
    { label: t('outputs.qrIban'), value: isQrIban === undefined ? undefined : yesOrNo(isQrIban), isProse: true },
    { label: t('outputs.printFormat'), value: printFormat },
    { label: t('outputs.electronicFormat'), value: electronicFormat },
  ];
  return rows.filter(hasValue);
}
