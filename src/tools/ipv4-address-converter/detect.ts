import { defineDetectors } from '#core/detection.ts';
import { formatIpv4, LAST_IPV4, parseIpv4 } from '#domains/ip/ipv4.ts';

const NUMBER = /^[1-9]\d{7,9}$/;
/** Private and loopback addresses: RFC 1918, section 3; RFC 1122, section 3.2.1.3. */
const PRIVATE = /^(?:10|127|172\.(?:1[6-9]|2\d|3[01])|192\.168)\./;

export const detectors = defineDetectors([
  {
    id: 'dotted',
    reads: 'text',
    maxLength: 15,
    detect({ bare }) {
      const address = parseIpv4(bare);
      if (!address.ok) return undefined;
      const decimal = String(address.value);
      const hexadecimal = `0x${address.value.toString(16).toUpperCase().padStart(8, '0')}`;
      return {
        reading: 'address',
        confidence: 'strong',
        rank: 25,
        answer: { text: 'numbers', values: { decimal, hexadecimal }, copy: decimal },
        hands: { inputs: { address: bare } },
      };
    },
  },
  {
    id: 'number',
    reads: 'text',
    maxLength: 10,
    detect({ bare }) {
      const address = NUMBER.test(bare) ? Number(bare) : Number.NaN;
      if (!(address <= LAST_IPV4)) return undefined;
      const dotted = formatIpv4(address);
      const isPrivate = PRIVATE.test(dotted);
      if (!isPrivate && bare.length < 9) return undefined;
      const hands = { inputs: { address: bare } };
      return { reading: 'number', confidence: isPrivate ? 'likely' : 'possible', rank: 60, answer: { copy: dotted }, hands };
    },
  },
]);
