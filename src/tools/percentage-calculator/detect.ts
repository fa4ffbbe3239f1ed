import { defineDetectors } from '#core/detection.ts';

const NUMBER = String.raw`([+\-−]?\d{1,15}(?:[.,]\d{1,15})?)`;
/** The word between a percentage and its whole in each language. English is always recognized. */
const OF: Readonly<Record<string, string>> = { de: 'von', es: 'de', fr: 'de', pt: 'de', ru: 'от', uk: 'від', vi: 'của', zh: '的' };
const SHARE = new RegExp(String.raw`^${NUMBER} is what (?:percent|%) of ${NUMBER}\??$`, 'i');
const CHANGE = new RegExp(String.raw`^from ${NUMBER} to ${NUMBER} in (?:percent|%)$`, 'i');

const partPattern = (language: string): RegExp =>
  new RegExp(String.raw`^${NUMBER}\s?%\s*(?:of${OF[language] === undefined ? '' : `|${OF[language]}`})\s*${NUMBER}$`, 'i');

/** Rejects texts with both a comma and a point, because the comma may then be a thousands separator. The tool's parser decides that. */
const isRead = (text: string): boolean => !text.includes(',') || !text.includes('.');

const questions = [
  { operation: 'shareOf', pattern: SHARE, names: ['part', 'whole'] },
  { operation: 'changeOf', pattern: CHANGE, names: ['from', 'to'] },
] as const;

export const detectors = defineDetectors([
  {
    id: 'percentage',
    reads: 'text',
    maxLength: 80,
    detect({ bare, language }) {
      const all = [{ operation: 'partOf', pattern: partPattern(language), names: ['percentage', 'value'] } as const, ...questions];
      for (const { operation, pattern, names } of isRead(bare) ? all : []) {
        const [, one, other] = pattern.exec(bare) ?? [];
        if (one === undefined || other === undefined) continue;
        const inputs = { [names[0]]: one, [names[1]]: other };
        return {
          reading: 'percentage',
          confidence: 'strong',
          rank: 31,
          ask: { operation, inputs, write: operation, isNeeded: true },
          hands: { inputs },
        };
      }
      return undefined;
    },
  },
]);
