import { defineDetectors } from '#core/detection.ts';

/** Includes `$2x$`, although the tool cannot compare such hashes. */
const HASH = /^\$2[abxy]\$(0[4-9]|[12]\d|3[01])\$[./A-Za-z\d]{53}$/;

export const detectors = defineDetectors([
  {
    id: 'hash',
    reads: 'text',
    maxLength: 64,
    detect({ bare }) {
      const cost = HASH.exec(bare)?.[1];
      if (cost === undefined) return undefined;
      return {
        reading: 'hash',
        confidence: 'certain',
        rank: 7,
        answer: { text: 'cost', values: { cost: Number(cost) } },
        hands: { inputs: { hash: bare } },
        isSecret: true,
      };
    },
    find(text) {
      const found = /\$2[abxy]\$\d\d\$[./A-Za-z\d]{53}(?![./A-Za-z\d])/.exec(text);
      return found ? { at: found.index, text: found[0] } : undefined;
    },
  },
]);
