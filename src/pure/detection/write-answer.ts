import { answerKey, type DetectedAnswer, type DetectedText, type DetectedValue } from '#core/detection.ts';
import type { TranslateAny } from '#core/message-key.ts';
import { countryNames } from '../notation/country/country-names.ts';
import { formatRelativeTime } from '../time/relative-time.ts';
import { shownExcerpt } from './shown-excerpt.ts';

/** A size such as `133 bytes`, `2.1 kB`, `3.4 MB`: powers of 1,000, with one decimal for units above bytes. */
export function writeSize(bytes: number, language: string): string {
  const [unit, size] = bytes < 1000 ? ['byte', 1] : bytes < 999_950 ? ['kilobyte', 1e3] : ['megabyte', 1e6];
  const fractionDigits = size === 1 ? 0 : 1;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: size === 1 ? 'long' : 'short',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(bytes / Number(size));
}

/** Writes the answers of a tool's findings in a language, with the tool's texts from `t`. */
export function answerWriter(t: TranslateAny, language: string): (answer: DetectedAnswer) => string {
  const number = new Intl.NumberFormat(language);

  const write = ({ text, values = {} }: DetectedText): string => {
    const written = Object.entries(values).map(([name, value]) => [name, name === 'count' ? value : fill(value)]);
    const { count, ...rest } = Object.fromEntries(written);
    // The count is displayed with digit groups, and selects the plural form as a number.
    return t(answerKey(text), count === undefined ? rest : { ...rest, count, number: number.format(count) });
  };
  const fill = (value: DetectedValue): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return number.format(value);
    if ('bytes' in value) return writeSize(value.bytes, language);
    if ('country' in value) return countryNames(language)(value.country);
    if ('secondsFromNow' in value) return formatRelativeTime(value.secondsFromNow, language);
    return write(value);
  };
  return ({ copy, text, values }) => (text === undefined ? shownExcerpt(copy ?? '') : write(values ? { text, values } : { text }));
}
