import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import type { TreeEntry, TreeValue } from '../tree/tree-value.ts';
import { readIni } from './read-ini.ts';
import { writeIni } from './write-ini.ts';

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '"', "'", ';', '#', '=', ':', '[', ']', '\t'), maxLength: 8 }),
);
const names = fc.oneof(fc.constantFrom('a', 'b', 'c'), texts);
const text = texts.map((value): TreeValue => ({ kind: 'text', value }));
const list = fc.array(text, { minLength: 1, maxLength: 3 }).map((items): TreeValue => ({ kind: 'list', items }));
const mapOf = (values: fc.Arbitrary<TreeValue>) =>
  fc
    .uniqueArray(fc.record({ key: names, value: values }), { maxLength: 4, selector: ({ key }) => key })
    .map((entries): TreeValue => ({ kind: 'map', entries }));

/** Moves keys above sections, as INI requires. */
const inOrder = (entries: readonly TreeEntry[]): TreeEntry[] =>
  entries.toSorted((a, b) => Number(a.value.kind === 'map') - Number(b.value.kind === 'map'));

test('written keys, texts, lists and sections are read back', () => {
  fc.assert(
    fc.property(mapOf(fc.oneof(text, list, mapOf(fc.oneof(text, list)))), fc.boolean(), (root, spaces) => {
      const written = writeIni(root, { arrays: 'brackets', nullValues: 'error', spaces, sortKeys: false });
      fc.pre(written.ok && written.value.text.trim() !== '' && root.kind === 'map');
      const read = readIni(written.value.text, { nestedSections: false, repeatedKeys: 'last', detectTypes: false, inlineComments: false });
      expect(read).toEqual({
        ok: true,
        value: { value: { kind: 'map', entries: inOrder(root.entries) }, hasComments: false, notices: [] },
      });
    }),
    { numRuns: runs(500) },
  );
});
