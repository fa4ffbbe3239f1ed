import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFields, decodeGiven, encodeAllFields, encodeFields } from './field-text.ts';
import { choice, decimal, file, flag, list, text, integer } from './fields.ts';

const fields = {
  name: text({ initial: 'x' }),
  isOn: flag(true),
  mode: choice(['plain', 'fancy'], 'plain'),
  count: integer({ min: 1, max: 512, initial: 64 }),
  ratio: decimal({ min: 0, max: 1, initial: 0.5 }),
  document: file(),
  suites: list(['name', 'values'], { max: 3, receiving: 'values', initial: [{ name: 'one', values: '' }] }),
};

const defaults = { name: 'x', isOn: true, mode: 'plain', count: 64, ratio: 0.5, document: null, suites: [{ name: 'one', values: '' }] };

describe('decodeFields', () => {
  test('reads each valid field and uses the default for every other', () => {
    expect(decodeFields(fields, 'name=a%26b&isOn=maybe&mode=fancy&count=9999&ratio=0.1&document=x&foreign=1')).toEqual({
      ...defaults,
      name: 'a&b',
      mode: 'fancy',
      ratio: 0.1,
    });
  });

  test.each(['', '&&&', '%', '%E0%A4%A', '__proto__=1&constructor=2', '=', 'mode=', 'count=__proto__'])(
    'falls back to the defaults on %j',
    (query) => {
      expect(decodeFields(fields, query)).toEqual(defaults);
    },
  );

  const item = { name: 'a', values: '1' };
  test.each<unknown>([
    '',
    {},
    [],
    [null],
    ['a'],
    [[]],
    [['a', '1']],
    [{ name: 'a' }],
    [{ ...item, name: 1 }],
    [{ ...item, more: '' }],
    Array.from({ length: 4 }, () => item),
  ])('falls back to the defaults for %j, which is not a list of one to three valid items', (value) => {
    const query = new URLSearchParams({ suites: JSON.stringify(value) }).toString();
    expect(decodeFields(fields, query)).toEqual(defaults);
  });

  test('never returns an invalid value, whatever the query', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (query) => {
        const { mode, count, isOn } = decodeFields(fields, `${query}&mode=${query}&count=${query}&isOn=${query}`);
        expect(['plain', 'fancy']).toContain(mode);
        expect(count >= 1 && count <= 512).toBe(true);
        expect(typeof isOn).toBe('boolean');
      }),
    );
  });
});

describe('a former name of a field', () => {
  const renamed = {
    sortKeys: flag(false, { aliases: ['isSorted', 'sorted'] }),
    letterCase: choice(['lower', 'upper', 'asIs'], 'asIs', { aliases: ['case'], valueAliases: { lowercase: 'lower', uppercase: 'upper' } }),
    digits: integer({ min: 1, max: 9, initial: 6, aliases: ['length'] }),
  };

  test.each([
    ['isSorted=true', { sortKeys: true }],
    ['sorted=true', { sortKeys: true }],
    ['sorted=true&sortKeys=false', { sortKeys: false }],
    ['letterCase=uppercase', { letterCase: 'upper' }],
    ['case=uppercase&length=8', { letterCase: 'upper', digits: 8 }],
    ['case=lower', { letterCase: 'lower' }],
    ['case=constructor', {}],
    ['case=titlecase&length=10', {}],
  ])('%s is converted to the current name', (query, given) => {
    expect(decodeGiven(renamed, query)).toEqual(given);
  });

  test('is never written', () => {
    expect(encodeFields(renamed, decodeFields(renamed, 'sorted=true&case=uppercase&length=8'))).toBe(
      'sortKeys=true&letterCase=upper&digits=8',
    );
  });
});

describe('encodeFields', () => {
  test('writes only values that differ from the defaults', () => {
    expect(encodeFields(fields, { ...defaults, mode: 'fancy', isOn: false } as never)).toBe('isOn=false&mode=fancy');
  });

  test('omits files, invalid numbers, and default lists', () => {
    expect(encodeFields(fields, { suites: [{ name: 'one', values: '' }] })).toBe('');
    expect(encodeFields(fields, { document: new File([], 'a'), count: undefined } as never)).toBe('');
  });

  test('writes all fields including defaults on request', () => {
    expect(encodeAllFields(fields, { ...defaults, count: undefined } as never)).toBe(
      'name=x&isOn=true&mode=plain&ratio=0.5&suites=%5B%7B%22name%22%3A%22one%22%2C%22values%22%3A%22%22%7D%5D',
    );
  });

  test('is reversed by decodeGiven', () => {
    const values = fc.record({
      name: fc.string({ unit: 'grapheme' }).filter((value) => value !== 'x'),
      isOn: fc.constant(false),
      mode: fc.constant('fancy' as const),
      count: fc.integer({ min: 1, max: 63 }),
      ratio: fc.double({ min: 0, max: 0.49, noNaN: true }).filter((value) => !Object.is(value, -0)),
      suites: fc
        .array(fc.record({ name: fc.string({ unit: 'grapheme' }), values: fc.string({ unit: 'binary' }) }), { minLength: 2, maxLength: 3 })
        .map((items) => items.map((each) => ({ ...each }))),
    });
    fc.assert(
      fc.property(values, (given) => {
        expect(decodeGiven(fields, encodeFields(fields, given))).toEqual(given);
      }),
    );
  });
});
