import { isExpectedDigest } from '../../src/subjects/digests/expected-digest.ts';
import { many } from './many.ts';

const bytes = new Uint8Array(32);

export const cases = many(['a(', ')= ', 'v1=a', 'v1,a ', '=:a', '=:a:', 'a ', 'aa ', '"', 'a-', 'a: '], (text) =>
  isExpectedDigest(bytes, `${text}!`),
);
