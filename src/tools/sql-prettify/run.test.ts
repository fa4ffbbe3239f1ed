import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { prettify } from './run.ts';

const { options } = declaration;

type Chosen = Partial<ValuesOf<typeof options>>;

const run = async (sql: string, chosen: Chosen = {}) =>
  valueOrError(await prettify({ sql, ...initialValues(options), ...chosen }, { progress: () => undefined }));

const SAMPLE = 'select field1,field2,field3 from my_table where my_condition;';

describe('prettify', () => {
  // The rules and examples of the tool's specification, formatted by sql-formatter 15.9.0.
  test.each<[string, Chosen, string]>([
    [SAMPLE, {}, 'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;'],
    [
      SAMPLE,
      { indentStyle: 'tabularRight' },
      '   SELECT field1,\n          field2,\n          field3\n     FROM my_table\n    WHERE my_condition;',
    ],
    [SAMPLE, { commas: 'before' }, 'SELECT\n  field1\n  , field2\n  , field3\nFROM\n  my_table\nWHERE\n  my_condition;'],
    ["select now() from {{ ref('x') }}", {}, "SELECT\n  now()\nFROM\n  {{ ref('x') }}"],
    [
      'SELECT A FROM B WHERE C = 1 AND D = 2',
      { keywordCase: 'lower', indent: '4' },
      'select\n    A\nfrom\n    B\nwhere\n    C = 1\n    and D = 2',
    ],
    ['select my_func(a), b from t', {}, 'SELECT\n  my_func(a),\n  b\nFROM\n  t'],
    ['select a from t where b in(1) and c = any(d)', {}, 'SELECT\n  a\nFROM\n  t\nWHERE\n  b IN (1)\n  AND c = ANY (d)'],
    ['insert into t values(1)', {}, 'INSERT INTO\n  t\nVALUES\n  (1)'],
    [
      'select f.title, f.rate, -- money\ncount(*) from film f',
      { commas: 'before' },
      'SELECT\n  f.title\n  , f.rate -- money\n  , count(*)\nFROM\n  film f',
    ],
    ["select 'a,\nb', c from t", { commas: 'before' }, "SELECT\n  'a,\nb'\n  , c\nFROM\n  t"],
    [
      'select a from t where b = :name and c = %(c)s and d = ${d} and e = #{e} and f = %s',
      {},
      'SELECT\n  a\nFROM\n  t\nWHERE\n  b = :name\n  AND c = %(c)s\n  AND d = ${d}\n  AND e = #{e}\n  AND f = %s',
    ],
    ['select a::int from t', { dialect: 'postgresql' }, 'SELECT\n  a::int\nFROM\n  t'],
    ['select 1;select 2', { linesBetweenQueries: 0 }, 'SELECT\n  1;\nSELECT\n  2'],
    ['select a from t where b and c', { logicalOperators: 'after', indent: 'tab' }, 'SELECT\n\ta\nFROM\n\tt\nWHERE\n\tb AND\n\tc'],
    ['\uFEFFselect 1\r\n;', {}, 'SELECT\n  1;'],
    ['select a, -- x\nb', { commas: 'before' }, 'SELECT\n  a -- x\n  , b'],
    ['SELECT\n  a -- x\n  , b', { commas: 'before' }, 'SELECT\n  a -- x\n  , b'],
    ['select a\n, -- of b\nb', { commas: 'before' }, 'SELECT\n  a\n  , -- of b\n  b'],
    ['select 1; /* x */ 2', {}, 'SELECT\n  1;\n\n/* x */\n2'],
    ['select a -- x\u2028y\nfrom t', {}, 'SELECT\n  a -- x\u2028y\nFROM\n  t'],
    ['select a # #{b}\nfrom t', { dialect: 'mysql' }, 'SELECT\n  a # #{b}\nFROM\n  t'],
    ['select a #{ b\nfrom t', { dialect: 'mysql' }, 'SELECT\n  a #{ b\nFROM\n  t'],
    ['select a from t where-- x\nb', { dialect: 'bigquery' }, 'SELECT\n  a\nFROM\n  t\nWHERE -- x\n  b'],
    ['-- only a comment', {}, '-- only a comment'],
  ])('formats %j with %j', async (sql, chosen, formatted) => expect(await run(sql, chosen)).toBe(formatted));

  test('returns nothing for white space', async () => {
    expect(await run(' \n')).toBeNull();
  });

  test.each<[string, Chosen, object]>([
    ["select 'abc", {}, { code: 'quoteNotClosed', at: 7, values: { line: 1, column: 8, text: "'abc" } }],
    ["select 'abc", { dialect: 'postgresql' }, { code: 'quoteNotClosed', at: 7, values: { line: 1, column: 8, text: "'abc" } }],
    ['select (a\nfrom b', { dialect: 'mysql' }, { code: 'endsTooEarly', at: 16, values: { line: 2, column: 7, text: '«EOF»' } }],
    ['select coalesce(a, ', {}, { code: 'endsTooEarlyInStandard', at: 19, values: { line: 1, column: 20, text: '«EOF»' } }],
    ['select a /* b', {}, { code: 'commentNotClosed', at: 9, values: { line: 1, column: 10, text: '/* b' } }],
    [
      'select /* a /* b */',
      { dialect: 'postgresql' },
      { code: 'commentNotClosed', at: 7, values: { line: 1, column: 8, text: '/* a /* b ' } },
    ],
    ['select `a` b', { dialect: 'postgresql' }, { code: 'unexpectedText', at: 7, values: { line: 1, column: 8, text: '`a` b' } }],
    ['select {a: {{ b }', { dialect: 'n1ql' }, { code: 'unexpectedText', at: 11, values: { line: 1, column: 12, text: '{{ b }' } }],
    ['select ${a', {}, { code: 'unexpectedTextInStandard', at: 7, values: { line: 1, column: 8, text: '${a' } }],
    ['select a)', {}, { code: 'unexpectedTextInStandard', at: 8, values: { line: 1, column: 9, text: ')' } }],
  ])('refuses %j with %j', async (sql, chosen, error) => expect(await run(sql, chosen)).toEqual(error));

  test.each(options.dialect.values)('formats a query of %s and keeps the placeholders of templates', async (dialect) => {
    expect(await run('select now() from t', { dialect })).toBe('SELECT\n  now()\nFROM\n  t');
    const placeholders = '{{ a }}, {% b %}, ${c}, #{d,jdbcType=DATE}, %(e)s, %s, :f';
    expect(await run(`select ${placeholders}`, { dialect })).toBe(`SELECT\n  ${placeholders.replaceAll(', ', ',\n  ')}`);
  });
});
