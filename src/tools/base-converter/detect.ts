import { defineDetectors } from '#core/detection.ts';

const PREFIXED = /^0(?:x[\da-f]+|b[01]+|o[0-7]+)$/i;
const WHOLE = /^[1-9]\d{1,19}$/;
/** Eight hexadecimal digits with at least one letter, or sixteen with at least one letter and one decimal digit. */
const HEXADECIMAL = /^(?=.*[a-f])(?:[\da-f]{8}|(?=.*\d)[\da-f]{16})$/i;

const prefixes = {
  x: { reading: 'hexadecimal', inputBase: 16 },
  b: { reading: 'binary', inputBase: 2 },
  o: { reading: 'octal', inputBase: 8 },
} as const;

export const detectors = defineDetectors([
  {
    id: 'prefixed',
    reads: 'text',
    maxLength: 300,
    detect({ bare }) {
      const prefix = PREFIXED.test(bare)
        ? Object.entries(prefixes).find(([letter]) => letter === bare.charAt(1).toLowerCase())?.[1]
        : undefined;
      if (!prefix) return undefined;
      const { reading, inputBase } = prefix;
      const hands = { inputs: { number: bare }, options: { inputBase } };
      return { reading, confidence: 'likely', rank: 71, answer: { copy: String(BigInt(bare)) }, hands };
    },
  },
  {
    id: 'plain',
    reads: 'text',
    maxLength: 20,
    detect({ bare }) {
      const found = { confidence: 'possible', rank: 81 } as const;
      const inputs = { number: bare };
      if (WHOLE.test(bare)) {
        const answer = { copy: `0x${BigInt(bare).toString(16)}` };
        return { ...found, reading: 'whole', answer, hands: { inputs, options: { inputBase: 10 } } };
      }
      if (!HEXADECIMAL.test(bare)) return undefined;
      return {
        ...found,
        reading: 'hexadecimal',
        answer: { copy: String(BigInt(`0x${bare}`)) },
        hands: { inputs, options: { inputBase: 16 } },
      };
    },
  },
]);
