import { defineDetectors } from '#core/detection.ts';
import { parseLiteral } from './literal.ts';

function compiles(pattern: string, flags: string): boolean {
  try {
    return RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

export const detectors = defineDetectors([
  {
    id: 'literal',
    reads: 'text',
    maxLength: 512,
    detect({ bare }) {
      const literal = parseLiteral(bare);
      const letters = bare.slice(bare.lastIndexOf('/') + 1);
      if (!literal || !/[\\[(+*?^$|]/.test(literal.pattern) || !compiles(literal.pattern, letters)) return undefined;
      return {
        reading: 'expression',
        confidence: 'likely',
        rank: 74,
        answer: letters === '' ? { text: 'noFlags' } : { text: 'flags', values: { letters } },
        hands: { inputs: { pattern: literal.pattern }, options: Object.fromEntries(literal.flags) },
      };
    },
  },
]);
