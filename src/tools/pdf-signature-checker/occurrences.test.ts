import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { occurrencesOf } from './occurrences.ts';

const placesOf = (wanted: string, text: string): readonly number[] => [...occurrencesOf(wanted, new TextEncoder().encode(text))];

/** Finds all occurrences with `indexOf`. */
function expectedPlaces(wanted: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

describe('occurrencesOf', () => {
  test.each([
    ['/Encrypt', '/Encrypt /Encrypt', [0, 9]],
    ['aa', 'aaaa', [0, 1, 2]],
    [' obj', '1 0 ob', []],
    ['x', 'xyx', [0, 2]],
    ['too long', 'too', []],
  ])('finds %j in %j', (wanted, text, places) => {
    expect(placesOf(wanted, text)).toEqual(places);
  });

  test('finds all occurrences and no others', () => {
    const letter = fc.constantFrom('a', 'b', '/');
    const wantedText = fc.string({ unit: letter, minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(wantedText, fc.string({ unit: letter, maxLength: 60 }), (wanted, text) => {
        expect(placesOf(wanted, text)).toEqual(expectedPlaces(wanted, text));
      }),
    );
  });
});
