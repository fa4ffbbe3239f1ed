import { defineDetectors } from '#core/detection.ts';
import { isNearNow } from '#pure/detection/near-now.ts';

/** A ULID of at most 128 bits in Crockford's alphabet (ULID specification). */
const ULID = /^(?=.*\d)(?=.*[a-z])[0-7][\da-hjkmnp-tv-z]{25}$/i;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_DIGITS = 10;

const timeOf = (ulid: string): number =>
  Array.from(ulid.slice(0, TIME_DIGITS)).reduce((time, digit) => time * 32 + ALPHABET.indexOf(digit), 0);

export const detectors = defineDetectors([
  {
    id: 'ulid',
    reads: 'text',
    maxLength: 26,
    detect({ bare, now }) {
      const milliseconds = ULID.test(bare) ? timeOf(bare.toUpperCase()) : Number.NaN;
      if (!isNearNow(milliseconds, now)) return undefined;
      const copy = `${new Date(milliseconds).toISOString().replace('T', ' ').slice(0, -1)} UTC`;
      return { reading: 'ulid', confidence: 'likely', rank: 64, answer: { copy }, hands: { inputs: { inspected: bare } } };
    },
  },
]);
