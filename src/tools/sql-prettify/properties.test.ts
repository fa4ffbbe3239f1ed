import * as fc from 'fast-check';
import { formatDialect } from 'sql-formatter';
import { expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { runs } from '#test/support/runs.ts';
import { isComment } from './comment-places.ts';
import { dialectFormatter } from './dialect-formatter.ts';
import { declaration } from './declare.ts';
import { loadDialect } from './load-dialect.ts';
import { prettify } from './run.ts';

const { options } = declaration;

type Chosen = Pick<ValuesOf<typeof options>, 'dialect'> & Partial<ValuesOf<typeof options>>;

async function run(sql: string, chosen: Chosen): Promise<string | undefined> {
  const result = await prettify({ sql, ...initialValues(options), ...chosen }, { progress: () => undefined });
  return result.ok ? (result.value ?? '') : undefined;
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase();

/** Code and comments without whitespace. A comma may swap places with an adjacent comment. */
async function contentOf(sql: string, { dialect }: Chosen): Promise<object> {
  const tokens = dialectFormatter(formatDialect, await loadDialect(dialect)).tokenize(sql);
  const join = (kind: typeof tokens): string => inOneLine(kind.map(({ raw }) => raw).join(''));
  return { code: join(tokens.filter((token) => !isComment(token))), comments: join(tokens.filter(isComment)) };
}

const value = fc.constantFrom(
  'a',
  'b1',
  "'it, s'",
  '42',
  'now()',
  'f(x, y)',
  'a.b',
  'count(*)',
  'cast(a as int)',
  'case when a then 1 else 2 end',
);
const placeholder = fc.constantFrom(':p', '{{ x }}', '#{id}', '${d}', '%s', '%(c)s');
const comment = fc.constantFrom('-- note, one\n', '\n-- own line\n', '/* c, */', '\n/* own */\n', '/* c\n  d */', '/**\n * doc\n */');
const space = fc.constantFrom(' ', '\n', '\n\n', ' ');
const item = fc.oneof({ arbitrary: value, weight: 6 }, { arbitrary: placeholder, weight: 2 });
const gap = fc.oneof({ arbitrary: space, weight: 5 }, { arbitrary: fc.tuple(space, comment, space).map((all) => all.join('')), weight: 2 });
const itemInGaps = fc.tuple(gap, item, gap).map((all) => all.join(''));
const list = fc.array(itemInGaps, { minLength: 1, maxLength: 5 }).map((items) => items.join(','));
const query = fc.oneof(
  fc
    .tuple(list, gap, fc.constantFrom('t', 't join u on t.a = u.a', '(select 1) s'), fc.array(itemInGaps, { maxLength: 3 }))
    .map(
      ([columns, before, from, where]) =>
        `select ${columns}${before} from ${from}${where.length > 0 ? ` where ${where.join(' = 1 and ')}` : ''}`,
    ),
  list.map((values) => `insert into t (a, b) values (${values})`),
  fc.tuple(list, gap).map(([values, after]) => `update t set a = ${values}${after}`),
);
const script = fc
  .array(fc.tuple(query, gap), { minLength: 1, maxLength: 3 })
  .map((queries) => queries.map((one) => one.join(';')).join(''));
const pieces = fc.constantFrom(
  'a',
  "'x, y'",
  '#{id}',
  '{{ x }}',
  '%s',
  '42',
  'f(x, y)',
  ',',
  ',',
  '(',
  ')',
  ';',
  '=',
  '-',
  '*',
  '::int',
  '[1]',
  'select',
  'from',
  'where',
  'and',
  'case',
  'when',
  'end',
  'left join',
  'on',
  'between',
  'union all',
  'values',
  'set',
  'order by',
  '-- one\n',
  '/* c */',
  '/* c\n d */',
);
const soup = fc.array(fc.tuple(pieces, space), { maxLength: 14 }).map((all) => all.flat().join(''));

const chosen: fc.Arbitrary<Chosen> = fc.record({
  dialect: fc.constantFrom(...options.dialect.values),
  commas: fc.constantFrom(...options.commas.values),
  indentStyle: fc.constantFrom(...options.indentStyle.values),
  keywordCase: fc.constantFrom(...options.keywordCase.values),
  logicalOperators: fc.constantFrom(...options.logicalOperators.values),
  expressionWidth: fc.constantFrom(1, 10, 50),
  linesBetweenQueries: fc.constantFrom(0, 1),
});

test.each([
  ['statements', script, 100],
  ['tokens in any order', soup, 200],
])('changes only white space and the case of keywords, and nothing the second time: %s', async (_name, texts, numRuns) => {
  await fc.assert(
    fc.asyncProperty(texts, chosen, async (text, chosenOptions) => {
      const once = await run(text, chosenOptions);
      if (once === undefined) return;
      expect(await contentOf(once, chosenOptions)).toEqual(await contentOf(text, chosenOptions));
      expect(await run(once, chosenOptions)).toBe(once);
    }),
    { numRuns: runs(numRuns) },
  );
});
