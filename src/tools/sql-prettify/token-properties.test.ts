import * as fc from 'fast-check';
import { formatDialect } from 'sql-formatter';
import { expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { runs } from '#test/support/runs.ts';
import { formsOf } from './command-forms.ts';
import { declaration } from './declare.ts';
import { dialectFormatter } from './dialect-formatter.ts';
import { loadDialect } from './load-dialect.ts';
import { readTokens } from './read-tokens.ts';
import { prettify } from './run.ts';
import { splitScript } from './split-script.ts';
import { isComment } from './token-kinds.ts';

const { options } = declaration;
type Dialect = (typeof options.dialect.values)[number];

async function format(sql: string, dialect: Dialect): Promise<string | undefined> {
  const result = await prettify({ sql, ...initialValues(options), dialect }, { progress: () => undefined });
  return result.ok ? (result.value ?? '') : undefined;
}

/**
 * The tokens of a script in order: names, values, and commands unchanged, and keywords in uppercase. Comments may swap places with commas.
 */
async function contentOf(script: string, name: Dialect): Promise<object> {
  const dialect = await loadDialect(name);
  const code: string[] = [];
  const comments: string[] = [];
  for (const { kind, text } of splitScript(script, formsOf(name))) {
    if (kind !== 'sql') code.push(text.trim().replace(/^(?:go|delimiter)\b/i, (word) => word.toUpperCase()));
    else {
      const tokens = dialectFormatter(formatDialect, dialect).tokenize(text, (read) =>
        readTokens(read, dialect, { hasLeadingCommas: false, dataTypeCase: 'preserve' }),
      );
      for (const token of tokens) {
        const isCased = /^RESERVED_(?!DATA_TYPE|PARAM)|^(?:AND|OR|XOR|CASE|END|WHEN|THEN|ELSE|BETWEEN|LIMIT)$/.test(token.type);
        const raw = token.raw.replaceAll(/\s+/g, ' ');
        (isComment(token) ? comments : code).push(isCased ? raw.toUpperCase() : raw);
      }
    }
  }
  return { code, comments };
}

// Words that are keywords in some dialects and common column names
const name = fc.constantFrom(
  ...'id name type value level key event user date time status m n s end start source comment database format data text host role Total'.split(
    ' ',
  ),
);
const placeholder: Readonly<Partial<Record<Dialect, readonly string[]>>> = {
  clickhouse: ['{id:UInt8}', '{m:Map(String, String)}'],
  duckdb: ['$name', '$1', '?'],
  n1ql: ['$name', '$1', '?'],
  postgresql: ['$1', ":'name'"],
  snowflake: ['$1', '$name'],
  sqlite: ['$name', '$p(x)', '?1', '@name'],
  transactsql: ['@name', '$(Name)'],
};
const space = fc.constantFrom(' ', '\n', '  ', ' /* c */ ', ' -- c\n', ' {# c #} ');

const expressionOf = (dialect: Dialect) =>
  fc.oneof(
    { arbitrary: name, weight: 5 },
    { arbitrary: fc.tuple(name, name).map((names) => names.join('.')), weight: 2 },
    {
      arbitrary: fc.constantFrom('1', "'a b'", 'count(*)', 'auth.uid()', 's.f(1, 2)', '{{ x }}', '{{ x }}_y', 'a_${b}', ':p', 'null'),
      weight: 3,
    },
    { arbitrary: fc.constantFrom(...(placeholder[dialect] ?? [':p'])), weight: 2 },
    // THEN END would end the expression.
    { arbitrary: name.filter((inner) => inner !== 'end').map((inner) => `case when ${inner} > 1 then ${inner} else 0 end`), weight: 1 },
  );

const queryOf = (dialect: Dialect) => {
  const expression = expressionOf(dialect);
  const item = fc
    .tuple(space, expression, fc.constantFrom('', '', ' as '), name)
    .map(([gap, value, as, alias]) => gap + value + (as && as + alias));
  const items = fc.array(item, { minLength: 1, maxLength: 4 }).map((all) => all.join(','));
  const table = fc.tuple(name, fc.constantFrom('', ' as t', ' m', ' t join u on t.key = u.key')).map((all) => all.join(''));
  const condition = fc
    .tuple(name, fc.constantFrom('=', '>', '<>', 'in (1) and', 'like', 'is null or'), expression)
    .map((all) => all.join(' '));
  return fc.oneof(
    fc
      .tuple(items, table, condition, name, fc.constantFrom('', ' desc', ' limit 3'))
      .map(([columns, from, where, by, end]) => `select${columns} from ${from} where ${where} order by ${by}${end}`),
    fc.tuple(name, name, expression).map(([into, column, value]) => `insert into ${into} (${column}, b) values (${value}, 1)`),
    fc.tuple(name, name, expression).map(([into, column, value]) => `update ${into} set ${column} = ${value} where ${column} > 1`),
    fc
      .array(name, { minLength: 1, maxLength: 3 })
      .map((columns) => `create table t (${columns.map((column) => `${column} int`).join(', ')})`),
  );
};

const commands: Readonly<Partial<Record<Dialect, readonly string[]>>> = {
  transactsql: ['\nGO\n', '\ngo 5\n', '\n:setvar a b\n'],
  mysql: [';\nDELIMITER //\nselect 1//\nDELIMITER ;\n'],
  mariadb: [';\ndelimiter $$\nselect 1$$\ndelimiter ;\n'],
  postgresql: [';\n\\set a b\n', ';\n\\connect x\n', ';\ncopy t from stdin;\n1\t2\n\\.\n', ' \\gset\n'],
  sqlite: [';\n.mode csv\n'],
  plsql: [';\n/\n'],
};
const scriptOf = (dialect: Dialect) =>
  fc
    .array(fc.tuple(queryOf(dialect), fc.constantFrom(';', ';\n', ...(commands[dialect] ?? []))), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.flat().join(''));

test.each(options.dialect.values)(
  'keeps every token of a script except the case of keywords, and changes nothing the second time: %s',
  async (dialect) => {
    await fc.assert(
      fc.asyncProperty(scriptOf(dialect), async (script) => {
        const once = await format(script, dialect);
        expect(once).toBeDefined();
        expect(await contentOf(once ?? '', dialect)).toEqual(await contentOf(script, dialect));
        expect(await format(once ?? '', dialect)).toBe(once);
      }),
      { numRuns: runs(15) },
    );
  },
);

test.each(options.dialect.values)('keeps the case of columns and tables with keyword names: %s', async (dialect) => {
  await fc.assert(
    fc.asyncProperty(name, name, name, async (column, table, alias) => {
      const sql = `select ${column}, t.${column}, count(*) as ${alias} from s.${table} where ${column} = 1 group by ${column} order by ${alias}`;
      const formatted = (await format(sql, dialect)) ?? '';
      for (const word of [column, table, alias]) expect(formatted).toContain(word);
      expect(formatted).not.toMatch(new RegExp(`\\b(?:${[column, table, alias].map((word) => word.toUpperCase()).join('|')})\\b`));
    }),
    { numRuns: runs(30) },
  );
});
