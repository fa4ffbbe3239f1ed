import { type Confidence, defineDetectors } from '#core/detection.ts';

const GROUPED = /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$|^(?:[\da-f]{4}\.){2}[\da-f]{4}$/i;
/** The format of `arp` on macOS and the BSDs, which omits leading zeros. */
const WITHOUT_ZEROS = /^(?=.*[a-f])[\da-f]{1,2}([:-])(?:[\da-f]{1,2}\1){4}[\da-f]{1,2}$/i;
const BARE = /^(?=.*[a-f])[\da-f]{12}$/i;

function confidenceOf(bare: string): Confidence | undefined {
  if (GROUPED.test(bare)) return 'strong';
  if (WITHOUT_ZEROS.test(bare)) return 'likely';
  return BARE.test(bare) ? 'possible' : undefined;
}

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
