import type { Presenters, PresentationTexts } from '#core/present.ts';
import type { ToolError } from '#core/result.ts';
import { readRoundedCell } from '#pure/numbers/rounded-cell.ts';
import { countPackedRows, packedRowAt } from '#pure/transfer/packed-rows.ts';
import type { declaration } from './declare.ts';
import type { DescribedLine } from './logic/describe-line.ts';
import { withUnit } from './logic/shown-amount.ts';
import type { UnitRow } from './logic/list-units.ts';
import type { QuantityFault } from '#pure/quantities/quantity-fault.ts';
import type { Messages } from './messages.ts';
import type { ListedLines, run } from './run.ts';

type Words = PresentationTexts<Messages>;

/** Capitalizes a name, because the messages have the form for the middle of a sentence. */
const capitalized = (text: string, language: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

function dimensionText({ dimension, unnamed }: DescribedLine, { t, language }: Words): string {
  return dimension ? capitalized(t(`view.kinds.${dimension}`), language) : unnamed;
}

const unitRows = (units: readonly UnitRow[], { t, language }: Words) =>
  units.map(({ unit, value, name, kind, definition, isBase }) => ({
    unit,
    value: value.text,
    name: t(`reference.units.${name}`),
    kind: capitalized(t(`view.kinds.${kind}`), language),
    definition: isBase ? t('view.baseUnit') : definition,
    isRounded: value.isRounded,
  }));

const relationNotices = { same: [], cycles: [{ code: 'turnIsCycle' }], reciprocal: [{ code: 'reciprocalTaken' }] } as const;

const noticesOf = ({ commas, converted, differences }: DescribedLine) => [
  ...commas.map(({ typed, read }) => ({ code: 'readWithComma', values: { typed, read } })),
  ...relationNotices[converted?.relation ?? 'same'],
  ...differences.map((unit) => ({ code: 'isDifference', values: { unit } })),
];

/** The message of an error, with the names of its kinds. */
function faultText({ t }: Words, { code, values, words = {} }: ToolError<QuantityFault>): string {
  const translated = Object.fromEntries(Object.entries(words).map(([place, key]) => [place, t(key as 'view.kinds.length')])); // from `sayFault`
  return t(`errors.${code}`, { ...values, ...translated });
}

const listRows = (words: Words, { rows, faults }: ListedLines) => ({
  length: countPackedRows(rows),
  at(index: number) {
    const cells = packedRowAt(rows, index);
    if (!cells) return undefined;
    const [line = '', input = '', cell = ''] = cells;
    const fault = faults.get(index);
    const { text, isRounded } = readRoundedCell(cell);
    if (fault) return { line, input, converted: words.t('view.onLine', { line, fault: faultText(words, fault) }), isRounded: false };
    return { line, input, converted: text, isRounded };
  },
});

export const presenters = {
  convert({ single, list }, _given, texts) {
    if (list) return { results: listRows(texts, list) };
    const { line, units } = single;
    return {
      converted: line.converted && { text: withUnit(line.converted), isRounded: line.converted.isRounded },
      readAs: line.readAs,
      base: { value: withUnit(line.base), isRounded: line.base.isRounded },
      dimension: dimensionText(line, texts),
      factor: line.factor && { value: line.factor.text, isRounded: line.factor.isRounded },
      units: unitRows(units, texts),
      notices: noticesOf(line),
    };
  },
} satisfies Presenters<typeof declaration, typeof run, Messages>;
