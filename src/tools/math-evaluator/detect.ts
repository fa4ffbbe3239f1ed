import { defineDetectors } from '#core/detection.ts';
import { isCalculation, isNamedCalculation } from './looks-calculated.ts';

/**
 * Replaces decimal commas with points, because commas separate the arguments of functions. A comma before three digits is ambiguous: it
 * could also separate thousands.
 */
function withPoints(text: string): string {
  return text.includes('.') || /\d,\d{3}(?!\d)/.test(text) ? text : text.replaceAll(/(\d),(?=\d)/g, '$1.');
}

export const detectors = defineDetectors([
  {
    id: 'calculation',
    reads: 'text',
    maxLength: 200,
    detect({ bare }) {
      const plain = withPoints(bare);
      const isPlain = isCalculation(plain);
      if (!isPlain && !isNamedCalculation(bare)) return undefined;
      const inputs = { expression: isPlain ? plain : bare };
      return {
        reading: 'calculation',
        confidence: 'strong',
        rank: 38,
        ask: { operation: 'evaluate', inputs, write: 'result', isNeeded: true },
        hands: { inputs },
      };
    },
  },
]);
