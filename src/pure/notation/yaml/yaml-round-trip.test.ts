import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Document, parse } from 'yaml';
import { runs } from '#test/support/runs.ts';
import { readJsonTree } from '../json/read-json-tree.ts';
import { writeJsonTree } from '../json/write-json-tree.ts';
import { readYaml } from './read-yaml.ts';
import { writeYaml } from './write-yaml.ts';

function fromJson(text: string, indent: 2 | 4 = 2): string {
  const read = readJsonTree(text);
  const written = read.ok ? writeYaml(read.value.document, { indent, sortKeys: false, keepComments: true }) : read;
  return written.ok ? written.value : written.error.code;
}

/** Arbitrary texts, including those that YAML readers and writers are known to mishandle. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '~',
    'null',
    'y',
    'N',
    'yes',
    'Off',
    'true',
    '0',
    '-1',
    '+1',
    '0777',
    '0o7',
    '0x1F',
    '0b1',
    '1_000',
    '1e3',
    '.5',
    '5.',
  ),
  fc.constantFrom(
    '.inf',
    '.nan',
    '1:30',
    '22:22',
    '2024-01-15',
    '2001-12-14 21:59:43 -5',
    '2001-12-14t21:59:43z',
    '12:30:45',
    '<<',
    '=',
    '.',
    '-.',
  ),
  fc.constantFrom(
    '-',
    '?',
    ':',
    '- a',
    '? a',
    'a: b',
    'a:',
    ':a',
    'a #b',
    '#a',
    '&a',
    '*a',
    '!a',
    '|',
    '>',
    '%a',
    '@a',
    '`a',
    '"a"',
    "'a'",
    '[a',
    '{a',
  ),
  fc.constantFrom('a]', 'a,b', '---', '...', '--- a', 'http://a/b#c', 'a\tb', '\ta', '\u00a0', 'é', '😀', 'x'.repeat(1100)),
  fc.constantFrom(
    'a\nb',
    'a\nb\n',
    'a\n\n',
    '\n',
    '\n\n',
    ' a\nb',
    '\n a\nb',
    '\ta\nb',
    'a\n b',
    'a\n\tb',
    'a \nb',
    'a \n',
    'a\n ',
    'a\n \n',
    'a\r\nb',
  ),
  fc.constantFrom('a: b\n# c', '---\na', '%a\nb', '\0', '\x07', '\x1b', '\x7f', '\u0085', '\u2028', '\ufeff', '\ufffe', '\ud800'),
  fc.string({ unit: 'binary' }),
);
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constantFrom<unknown>(null, true, false),
    fc.integer(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const indents = fc.constantFrom<2 | 4>(2, 4);

describe('writeYaml', () => {
  test('writes texts that YAML 1.1 and 1.2 read as the same value', () => {
    fc.assert(
      fc.property(json, indents, fc.constantFrom('1.1', '1.2'), (value, indent, version) => {
        expect(parse(fromJson(JSON.stringify(value), indent), { version, merge: true })).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: runs(1000) },
    );
  });

  test('writes numbers that YAML 1.1 and 1.2 both read as the same number', () => {
    const numbers = fc.oneof(fc.double(), fc.stringMatching(/^-?(?:0|[1-9]\d{0,5})(?:\.\d{1,5})?(?:[eE][+-]?\d{1,2})?$/).map(Number));
    fc.assert(
      fc.property(numbers, fc.constantFrom('1.1', '1.2'), (value, version) => {
        const source =
          Number.isFinite(value) && !Object.is(value, -0) ? JSON.stringify(value) : Object.is(value, -0) ? '-0.0' : String(value);
        expect(parse(fromJson(source), { version })).toBe(value);
      }),
    );
  });

  test('formats ordinary texts as the library does', () => {
    const tame = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.stringMatching(/^[a-z][a-z:# -]{0,8}(?:\n[a-z]{1,4}){0,2}\n?$/),
        fc.constantFrom<unknown>(null, true, 'yes', '1.5', '- a', '2024-01-15', ''),
        fc.integer(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), tie('value'), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).value;
    fc.assert(
      fc.property(tame, indents, (value, indent) => {
        fc.pre(typeof value !== 'string'); // the library does not indent a top-level block, which PyYAML cannot read
        const library = new Document(value, null, { compat: 'yaml-1.1' }).toString({
          indent,
          lineWidth: 0,
          aliasDuplicateObjects: false,
          singleQuote: false,
        } as never);
        expect(fromJson(JSON.stringify(value), indent).trimEnd()).toBe(library.trimEnd());
      }),
      { numRuns: runs(1000) },
    );
  });

  test('preserves digits, order and texts from JSON to YAML and back', () => {
    const digits = fc.stringMatching(/^-?(?:0|[1-9]\d{0,30})(?:\.\d{1,20})?$/).filter((source) => source !== '-0');
    const source = fc.oneof(
      json.map((value) => JSON.stringify(value)),
      fc
        .array(fc.tuple(text, digits), { maxLength: 5 })
        .map((members) => `{${[...new Map(members)].map(([key, number]) => `${JSON.stringify(key)}:${number}`).join()}}`),
    );
    fc.assert(
      fc.property(source, indents, (before, indent) => {
        const read = readYaml(fromJson(before, indent), '1.2');
        const [document] = read.ok ? read.value.documents : [];
        const after = document && writeJsonTree(document, { indent: '', sortKeys: false });
        expect(after).toEqual({ ok: true, value: { text: before, notices: [] } });
      }),
      { numRuns: runs(1000) },
    );
  });
});
