import { isExpectedDigest } from '../../src/domains/digests/expected-digest.ts';
import { many } from './many.ts';

const bytes = new Uint8Array(32);

export const cases = many(['00', '00 ', '00:', '00  ', '\\x00', '00, 0x', 'A', 'AA', '%2B', 'v1=A', 'sha256-A'], (text) =>
  isExpectedDigest(bytes, `${text}!`),
);
