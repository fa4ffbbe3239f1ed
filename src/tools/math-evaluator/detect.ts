import { defineDetectors } from '#core/detection.ts';
import { isCalculation, isNamedCalculation } from './looks-calculated.ts';

/** With points: a comma parts the arguments of functions. A comma before three digits may part thousands as well. */
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
