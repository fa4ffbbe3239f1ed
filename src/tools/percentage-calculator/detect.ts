import { defineDetectors, type Finding } from '#core/detection.ts';
import { changeOf, partOf, shareOf } from './run.ts';

/** Digits of the tool's results. */
const decimalPlaces = 10;

const NUMBER = String.raw`([+\-−]?\d{1,15}(?:[.,]\d{1,15})?)`;
/** What stands between a percentage and what it is of; English is read everywhere. */
const OF: Readonly<Record<string, string>> = { de: 'von', es: 'de', fr: 'de', pt: 'de', ru: 'от', uk: 'від', vi: 'của', zh: '的' };
const SHARE = new RegExp(String.raw`^${NUMBER} is what (?:percent|%) of ${NUMBER}\??$`, 'i');
const CHANGE = new RegExp(String.raw`^from ${NUMBER} to ${NUMBER} in (?:percent|%)$`, 'i');

const partPattern = (language: string): RegExp =>
  new RegExp(String.raw`^${NUMBER}\s?%\s*(?:of${OF[language] === undefined ? '' : `|${OF[language]}`})\s*${NUMBER}$`, 'i');

/** The comma is one of decimals only where there is no point; which the tool's reader knows. */
const isRead = (text: string): boolean => !text.includes(',') || !text.includes('.');

/** What stands in the two places of a pattern, for two fields. */
function numbersIn<Name extends string>(
  pattern: RegExp,
  text: string,
  names: readonly [Name, Name],
): Readonly<Record<Name, string>> | undefined {
  const [, one, other] = pattern.exec(text) ?? [];
  if (one === undefined || other === undefined) return undefined;
  return { [names[0]]: one, [names[1]]: other } as Record<Name, string>; // of these names
}

const found = (copy: string, inputs: Readonly<Record<string, string>>): Finding => ({
  reading: 'percentage',
  confidence: 'strong',
  rank: 31,
  answer: { copy },
  hands: { inputs },
});

export const detectors = defineDetectors([
  {
    id: 'percentage',
    reads: 'text',
    maxLength: 80,
    detect({ bare, language }) {
      if (!isRead(bare)) return undefined;
      const part = numbersIn(partPattern(language), bare, ['percentage', 'value']);
      const share = numbersIn(SHARE, bare, ['part', 'whole']);
      const change = numbersIn(CHANGE, bare, ['from', 'to']);
      const inputs = part ?? share ?? change;
      const result = part
        ? partOf({ ...part, decimalPlaces })
        : share
          ? shareOf({ ...share, decimalPlaces })
          : change && changeOf({ ...change, decimalPlaces });
      if (!inputs || !result?.ok || result.value === null) return undefined;
      return found(part ? result.value : `${result.value}%`, inputs);
    },
  },
]);
