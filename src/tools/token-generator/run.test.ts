import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { runs } from '#test/support/runs.ts';
import { declaration } from './declare.ts';
import { alphabetOf, countCharacters, generateTokens, measure } from './run.ts';

const context = { randomBytes: repeatableBytes() };
const defaults = initialValues(declaration.options);
const noSets = { ...defaults, uppercase: false, lowercase: false, numbers: false, symbols: false };

const tokensOf = (options: Partial<typeof defaults>): readonly string[] => {
  const result = generateTokens({ ...defaults, ...options }, context);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.split('\n');
};

const alphabet = (options: Partial<typeof defaults>): string => {
  const result = alphabetOf({ ...defaults, ...options });
  return result.ok ? result.value.characters.join('') : result.error.code;
};

describe('alphabetOf', () => {
  test('has all 26 letters twice and 10 digits by default', () => {
    expect(alphabet({})).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
  });

  test.each([
    ['includes a repeated code point once', { ...noSets, symbols: true, symbolSet: 'é€é😀' }, 'é€😀'], // CorentinTh/it-tools#1206
    ['applies the exclusions last', { ...noSets, numbers: true, excluded: '12' }, '03456789'],
    ['ignores the symbols if they are off', { ...noSets, numbers: true, symbolSet: 'x' }, '0123456789'],
    ['excludes look-alikes', { ...noSets, numbers: true, symbols: true, symbolSet: '|!', excludeLookAlikes: true }, '23456789!'],
    ['reports a missing set', noSets, 'noSet'],
    ['treats an empty custom set as missing', { ...noSets, symbols: true, symbolSet: '' }, 'noSet'],
    ['reports exclusions that leave nothing', { ...noSets, numbers: true, excluded: '0123456789' }, 'nothingLeft'],
  ])('%s', (_fact, options, expected) => {
    expect(alphabet(options)).toBe(expected);
  });
});

describe('measure', () => {
  // Computed with Python: math.log2(62) * 64 and math.log2(56) * 64.
  test.each([
    [{}, '62', 381.1],
    [{ excludeLookAlikes: true }, '56', 371.7],
  ])('for 64 characters with %j: %s possible characters, %d bits', (options, size, bits) => {
    expect(countCharacters({ ...defaults, ...options })).toEqual(ok(size));
    expect(measure({ ...defaults, ...options })).toEqual(ok({ bits: expect.closeTo(bits, 1) as number, isUpperBound: false }));
  });
});

describe('generateTokens', () => {
  test('uses every letter of the alphabet', () => {
    expect(new Set(tokensOf({ length: 512, quantity: 50 }).join(''))).toEqual(new Set(alphabet({})));
  });

  test('returns the requested number of tokens with the requested length, all from the alphabet', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 512 }),
        fc.integer({ min: 1, max: 20 }),
        fc.string({ unit: 'binary', minLength: 1 }),
        (length, quantity, set) => {
          const symbolSet = set.replaceAll('\n', '');
          fc.pre(symbolSet !== '');
          const tokens = tokensOf({ length, quantity, symbols: true, symbolSet });
          expect(tokens).toHaveLength(quantity);
          for (const token of tokens) {
            expect([...token]).toHaveLength(length);
            expect([...token].every((character) => alphabet({ symbols: true, symbolSet }).includes(character))).toBe(true);
          }
        },
      ),
      { numRuns: runs(30) },
    );
  });

  test('includes one of each set on request, in random positions', () => {
    const tokens = tokensOf({ length: 4, quantity: 1000, symbols: true, oneOfEachSet: true });
    const firsts = new Set<string>();
    for (const token of tokens) {
      for (const set of [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/]) {
        expect(token).toMatch(set);
        if (set.test(token.charAt(0))) firsts.add(String(set));
      }
    }
    expect(firsts.size).toBe(4);
  });

  test('includes one of each set left after the exclusions', () => {
    const tokens = tokensOf({ length: 2, quantity: 20, excluded: '0123456789', oneOfEachSet: true });
    for (const token of tokens) expect(token).toMatch(/[A-Z][a-z]|[a-z][A-Z]/);
  });

  test('refuses a length below the number of sets', () => {
    const options = { ...defaults, length: 3, symbols: true, oneOfEachSet: true };
    expect(generateTokens(options, context)).toEqual(fail('tooShort', { field: 'length', values: { length: 3, sets: 4 } }));
  });

  test('reports an error instead of freezing if one of each set is too unlikely', () => {
    const symbolSet = String.fromCodePoint(...Array.from({ length: 20_000 }, (_, index) => 0x4e00 + index));
    const options = { ...defaults, length: 4, symbols: true, symbolSet, oneOfEachSet: true };
    const alwaysTheFirst = { randomBytes: (count: number) => new Uint8Array(count) };
    expect(generateTokens(options, alwaysTheFirst)).toEqual(fail('tooRare', { field: 'length' }));
  });
});
