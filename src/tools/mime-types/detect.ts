import { defineDetectors } from '#core/detection.ts';
import { topLevelTypes } from './declare.ts';

/** RFC 6838, section 4.2, with the parameters of a header. */
const TYPE = /^([a-z-]+)\/[a-z\d][\w!#$&^.+-]*(?=$|\s*;)/i;
const EXTENSION = /^\.(?=[\d_+-]*[a-z])[a-z\d_+-]{1,16}$/i;

export const detectors = defineDetectors([
  {
    id: 'media-type',
    reads: 'text',
    maxLength: 256,
    detect({ bare }) {
      const [type, topLevel = ''] = TYPE.exec(bare) ?? [];
      const isKnown = topLevelTypes.some((each) => each === topLevel.toLowerCase());
      const search = EXTENSION.test(bare) ? bare : isKnown ? type : undefined;
      if (search === undefined) return undefined;
      const inputs = { search: search.toLowerCase() };
      return {
        reading: 'mediaType',
        confidence: 'strong',
        rank: 39,
        ask: { operation: 'search', inputs, write: bare.startsWith('.') ? 'type' : 'extensions', isNeeded: true },
        hands: { inputs },
      };
    },
  },
]);
