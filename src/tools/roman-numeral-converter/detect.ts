import { type Confidence, defineDetectors } from '#core/detection.ts';
import { readNumeral, writeNumeral } from './numeral.ts';

const NUMERAL = /^(?:[IVXLCDM]{2,15}|[ivxlcdm]{5,15})$/;
/** Numerals that are also words. */
const WORDS: ReadonlySet<string> = new Set(['MIX', 'DIV', 'CIV', 'LIV']);

function confidenceOf(letters: string): Confidence | undefined {
  if (letters.length > 3) return 'likely';
  const isPossible = letters.length === 3 ? !WORDS.has(letters) : /^[IVX]{2}$/.test(letters);
  return isPossible ? 'possible' : undefined;
}

export const detectors = defineDetectors([
  {
    id: 'numeral',
    reads: 'text',
    maxLength: 15,
    detect({ bare }) {
      const number = NUMERAL.test(bare) ? readNumeral(bare.toUpperCase()) : undefined;
      const confidence = confidenceOf(bare);
      if (number === undefined || confidence === undefined) return undefined;
      return { reading: 'numeral', confidence, rank: 70, answer: { copy: String(number) }, hands: { inputs: { text: bare } } };
    },
  },
  {
    id: 'number',
    reads: 'text',
    maxLength: 4,
    detect({ bare }) {
      const number = /^[1-9]\d{1,3}$/.test(bare) ? Number(bare) : 0;
      const numeral = number < 4000 ? writeNumeral(number) : '';
      const hands = { inputs: { text: bare } };
      return numeral === '' ? undefined : { reading: 'number', confidence: 'possible', rank: 83, answer: { copy: numeral }, hands };
    },
  },
]);
