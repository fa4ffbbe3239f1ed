import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFetches } from './plan-fetches.ts';
import { listOf } from './testing/list-of.ts';

const list = listOf({
  common: ['editor', 'a', 'b', 'c', 'far'],
  packs: { 'packs/abc': { bytes: 2500, files: ['a', 'b', 'c'] }, 'packs/big': { bytes: 90_000, files: ['far', 'other'] } },
  sizes: { other: 80_000 },
});
const numbers = (...names: readonly string[]): readonly number[] => names.map((name) => list.files.findIndex(([file]) => file === name));
const plan = (wanted: readonly string[], kept: readonly string[] = []) =>
  planFetches(list, numbers(...wanted), (name) => kept.includes(name));

describe('planFetches', () => {
  test('fetches a single file directly', () => expect(plan(['editor'])).toEqual([{ name: 'editor', bytes: 1000, unpacks: undefined }]));

  test('skips saved files', () => expect(plan(['editor', 'a'], ['editor', 'a'])).toEqual([]));

  test('fetches files of a pack together, at the position of the first', () =>
    expect(plan(['a', 'editor', 'c']).map(({ name }) => name)).toEqual(['packs/abc', 'editor']));

  test('unpacks all missing files of a pack', () =>
    expect(plan(['a', 'b'], ['c'])).toEqual([{ name: 'packs/abc', bytes: 2500, unpacks: ['a', 'b'] }]));

  test('fetches a single missing file of a pack directly', () =>
    expect(plan(['a', 'b', 'c'], ['a', 'b'])).toEqual([{ name: 'c', bytes: 1000, unpacks: undefined }]));

  test('does not fetch a large pack for one small file', () => expect(plan(['far']).map(({ name }) => name)).toEqual(['far']));

  test('fetches each wanted missing file once', () => {
    const names = list.files.map(([name]) => name);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names)), fc.subarray(names), (wanted, kept) => {
        const fetched = plan(wanted, kept).flatMap(({ name, unpacks }) => unpacks ?? [name]);
        expect(new Set(fetched).size).toBe(fetched.length);
        expect(wanted.filter((name) => !kept.includes(name) && !fetched.includes(name))).toEqual([]);
        expect(fetched.filter((name) => kept.includes(name))).toEqual([]);
      }),
    );
  });
});
