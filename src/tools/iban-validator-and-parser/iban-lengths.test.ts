import { getCountrySpecifications } from 'ibantools';
import { expect, test } from 'vitest';
import { ibanLengths } from './iban-lengths.ts';

test('the lengths match those used for validation', () => {
  const known = Object.entries(getCountrySpecifications()).flatMap(([country, { chars }]) => (chars ? [[country, chars] as const] : []));
  expect(new Map([...ibanLengths].toSorted())).toEqual(new Map(known.toSorted()));
});
