import { defineDetectors } from '#core/detection.ts';

/** A number with a calling code (RFC 3966, section 5.1.4). The meaning of other numbers depends on the country. */
const PHONE = /^(?:tel:)?\+\d[\d .()-]{5,30}$/i;

export const detectors = defineDetectors([
  {
    id: 'phone',
    reads: 'text',
    maxLength: 40,
    detect({ bare }) {
      const digits = PHONE.test(bare) ? bare.replaceAll(/\D/g, '').length : 0;
      if (digits < 7 || digits > 15) return undefined;
      const inputs = { number: bare };
      return {
        reading: 'number',
        confidence: 'strong',
        rank: 30,
        ask: { operation: 'describe', inputs, write: 'international', isNeeded: true },
        hands: { inputs },
      };
    },
  },
]);
