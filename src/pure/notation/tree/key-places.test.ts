import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyPlaces } from './key-places.ts';

test('KeyPlaces returns the first position of each key, however many there are', () => {
  const keys = fc.array(fc.constantFrom(...Array.from({ length: 30 }, (_, index) => `key${index}`), '', '__proto__', 'constructor'));
  fc.assert(
    fc.property(keys, (added) => {
      const places = new KeyPlaces();
      const distinct: string[] = [];
      for (const key of added) {
        const known = distinct.indexOf(key);
        expect(places.placeOf(key)).toBe(known);
        expect(places.add(key)).toBe(known);
        if (known < 0) distinct.push(key);
      }
      expect(distinct.map((key) => places.placeOf(key))).toEqual(distinct.map((_, index) => index));
    }),
  );
});
