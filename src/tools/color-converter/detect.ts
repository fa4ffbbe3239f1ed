import { type Confidence, defineDetectors, type Finding } from '#core/detection.ts';
import { colorWords } from './color-words.ts';

/** CSS Color 4, section 4.1: the parentheses contain only numbers and names of color spaces. */
const CALL = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk)\([\w\s.,%/+-]+\)$/i;
const HEX = /^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Formats the channels like CSS, red to blue from 0 to 255. */
function rgbOf(digits: string): string {
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return `rgb(${red} ${green} ${blue}${alpha === 255 ? '' : ` / ${Math.round((alpha / 255) * 1000) / 1000}`})`;
}

/**
 * Without `#`, six digits must include a letter and a decimal digit, and eight a letter, because others are more likely numbers or words.
 */
function hexConfidence(bare: string): Confidence | undefined {
  if (bare.startsWith('#')) return /^#\d{3,4}$/.test(bare) ? 'possible' : 'strong';
  if (bare.length === 6) return /\d/.test(bare) && /[a-f]/i.test(bare) ? 'likely' : undefined;
  return bare.length === 8 && /[a-f]/i.test(bare) ? 'possible' : undefined;
}

const RANKS = { possible: 82, likely: 72, strong: 21, certain: 21 } as const;

const found = (color: string, confidence: Confidence, answer: Pick<Finding, 'answer' | 'ask'>): Finding => ({
  reading: 'color',
  confidence,
  rank: color.startsWith('#') ? RANKS.strong : RANKS[confidence],
  ...answer,
  hands: { inputs: { color } },
  type: 'color',
});

const ask = (color: string) => ({ ask: { operation: 'convert', inputs: { color }, write: 'hex', isNeeded: true } });

export const detectors = defineDetectors([
  {
    id: 'hexadecimal',
    reads: 'text',
    maxLength: 9,
    detect({ bare }) {
      const confidence = HEX.test(bare) ? hexConfidence(bare) : undefined;
      return confidence && found(bare, confidence, { answer: { copy: rgbOf(bare.replace('#', '')) } });
    },
  },
  {
    id: 'function',
    reads: 'text',
    maxLength: 128,
    detect: ({ bare }) => (CALL.test(bare) ? found(bare, 'strong', ask(bare)) : undefined),
  },
  {
    id: 'name',
    reads: 'text',
    maxLength: 32,
    detect: ({ bare }) =>
      colorWords.has(bare.toLowerCase()) ? found(bare, bare.length < 8 ? 'possible' : 'likely', ask(bare)) : undefined,
  },
]);
