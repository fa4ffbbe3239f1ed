import type { Presenters, PresentationTexts } from '#core/present.ts';
import type { ToolError } from '#core/result.ts';
import type { DetailedRow } from '#core/outputs.ts';
import { type Fraction, fraction, roundFraction, times } from '#pure/numbers/fraction.ts';
import { readRoundedCell } from '#pure/numbers/rounded-cell.ts';
import type { RoundedNumber } from '#pure/numbers/significant-digits.ts';
import { countPackedRows, packedRowAt } from '#pure/transfer/packed-rows.ts';
import { formatNanoseconds, shownNanoseconds } from '#domains/durations/format-duration.ts';
import type { QuantityMessages } from '#domains/quantities/quantity-messages.ts';
import type { declaration } from './declare.ts';
import type { DescribedTransfer } from './logic/describe-transfer.ts';
import type { TransferList } from './logic/list-transfers.ts';
import type { TransferFault } from './logic/transfer-fault.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

type Messages = typeof en & QuantityMessages;
type Words = PresentationTexts<Messages>['t'];

const NOTHING: RoundedNumber = { text: '', isRounded: false };
const NANOSECONDS = fraction(1_000_000_000n);

const rowOf = ({ text, isRounded }: RoundedNumber): DetailedRow => ({ value: text, isRounded });

function durationRow(seconds: Fraction, language: string): DetailedRow {
  const exact = times(seconds, NANOSECONDS);
  const nanoseconds = roundFraction(exact, 0).digits;
  const isRounded = shownNanoseconds(nanoseconds) * exact.denominator !== exact.numerator;
  return { value: formatNanoseconds(nanoseconds, language), isRounded };
}

const timeRows = ({ exactSeconds, seconds, clock, iso }: NonNullable<DescribedTransfer['time']>, language: string) => ({
  duration: durationRow(exactSeconds, language),
  seconds: rowOf(seconds),
  clock: rowOf(clock),
  iso: rowOf(iso),
});

const unitRows = (units: readonly (RoundedNumber & { readonly label: string })[]) =>
  units.map(({ label, text, isRounded }) => ({ label, value: text, isRounded }));

const sizeRows = (t: Words, { bestDecimal, bestBinary, inUnits, sectors, pages, kubernetes }: NonNullable<DescribedTransfer['size']>) => ({
  bestDecimal: rowOf(bestDecimal),
  bestBinary: rowOf(bestBinary),
  sizes: unitRows(inUnits),
  sectors: rowOf(sectors),
  pages: rowOf(pages),
  kubernetes: kubernetes ?? { value: t('view.notRepresentable'), isProse: true },
});

const rateRows = ({ best, inUnits, perHour, perDay, per30Days }: NonNullable<DescribedTransfer['rate']>) => ({
  bestRate: rowOf(best),
  rates: unitRows(inUnits),
  perHour: rowOf(perHour),
  perDay: rowOf(perDay),
  per30Days: rowOf(per30Days),
});

const noticesOf = ({ commas, remark }: DescribedTransfer) => [
  ...commas.map(({ typed, read }) => ({ code: 'readWithComma', values: { typed, read } })),
  ...(remark ? [{ code: 'countsIn1024', values: remark }] : []),
];

function readAs(t: Words, { reading, percent }: DescribedTransfer): DetailedRow {
  const { text, isRounded } = reading;
  return { value: percent === undefined ? text : t('view.efficient', { reading: text, percent }), isRounded };
}

const faultText = (t: Words, { code, values }: ToolError<TransferFault>): string => t(`errors.${code}`, values);

const listRows = (t: Words, { rows, faults, times: solved }: TransferList, language: string) => ({
  length: countPackedRows(rows),
  at(index: number) {
    const [line = '', input = '', ...cells] = packedRowAt(rows, index) ?? [];
    if (line === '') return undefined;
    const fault = faults.get(index);
    const seconds = solved.get(index);
    const time = seconds && durationRow(seconds, language);
    const [bytes = NOTHING, rate = NOTHING, inSeconds = NOTHING, best = NOTHING] = cells.map(readRoundedCell);
    const shown = {
      line,
      input,
      bytes: bytes.text,
      bitsPerSecond: rate.text,
      seconds: inSeconds.text,
      isBytesRounded: bytes.isRounded,
      isRateRounded: rate.isRounded,
      isSecondsRounded: inSeconds.isRounded,
    };
    if (fault) return { ...shown, best: faultText(t, fault), isBestRounded: false };
    return { ...shown, best: time?.value ?? best.text, isBestRounded: time?.isRounded ?? best.isRounded };
  },
});

export const presenters = {
  convert({ single, list }, _given, { t, language }) {
    if (list) return { results: listRows(t, list, language), totalSize: rowOf(list.total) };
    return {
      readAs: readAs(t, single),
      ...(single.time && timeRows(single.time, language)),
      ...(single.size && sizeRows(t, single.size)),
      ...(single.rate && rateRows(single.rate)),
      notices: noticesOf(single),
    };
  },
} satisfies Presenters<typeof declaration, typeof run, Messages>;
