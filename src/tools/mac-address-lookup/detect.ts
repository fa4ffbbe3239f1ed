import { type Confidence, defineDetectors } from '#core/detection.ts';

const GROUPED = /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$|^(?:[\da-f]{4}\.){2}[\da-f]{4}$/i;
const BARE = /^(?=.*[a-f])[\da-f]{12}$/i;

const confidenceOf = (bare: string): Confidence | undefined => (GROUPED.test(bare) ? 'strong' : BARE.test(bare) ? 'possible' : undefined);

export const detectors = defineDetectors([
  {
    id: 'address',
    reads: 'text',
    maxLength: 17,
    detect({ bare }) {
      const confidence = confidenceOf(bare);
      if (confidence === undefined) return undefined;
      const inputs = { addresses: bare };
      return {
        reading: 'address',
        confidence,
        rank: 26,
        ask: { operation: 'lookUp', inputs, write: 'vendor', isNeeded: false },
        hands: { inputs },
      };
    },
  },
]);
