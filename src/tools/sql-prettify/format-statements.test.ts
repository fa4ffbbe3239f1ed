import * as fc from 'fast-check';
import { type DialectOptions, formatDialect, sql } from 'sql-formatter';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { dialectFormatter } from './dialect-formatter.ts';
import { declaration } from './declare.ts';
import { formatStatements } from './format-statements.ts';
import { additionsOf, extended } from './lexicon.ts';
import { loadDialect } from './load-dialect.ts';

const options = { linesBetweenQueries: 2 };
const wholeOf = (dialect: DialectOptions) => {
  const { anyOperator } = additionsOf(dialect);
  const custom = [String.raw`\{\{[^]*?\}\}`, ...(anyOperator === undefined ? [] : [anyOperator])].map((regex) => ({ regex }));
  return { ...options, dialect: extended(dialect), paramTypes: { custom } };
};

function inPieces(text: string, dialect: DialectOptions, progress: (share: number) => void = () => undefined): string {
  const formatter = dialectFormatter(formatDialect, dialect);
  return formatStatements(text, formatter.tokenize(text), { formatter, options, progress });
}

/** The result or the first line of the error, because the rest is a parser dump. */
function attempt(format: () => string): string {
  try {
    return format();
  } catch (error) {
    return `refused: ${/^.*/.exec(String(error))?.[0]}`;
  }
}

const sound = fc.constantFrom(
  "select a, b from t where c = ';'",
  "insert into t values (1, 'x'), (2, 'y')",
  'update t set a = case when b then 1 else 2 end',
  '',
  '-- a; b\n',
  '/* a; b */',
  '/* sql-formatter-disable */ a;  b; /* sql-formatter-enable */',
  '{{ a; b }}',
  '"a;b"',
  'begin',
  'a between 1 and 2',
  'array<int',
  'struct<a int64>',
  'set (1)',
  'connect by',
  'limit 1, 2',
  'grant select',
  'values (1)',
  'items',
  'window (a)',
);
const risky = fc.constantFrom(
  '`a;b`',
  '[a;b]',
  '$$ a; b $$',
  "$x$ a;' $x$",
  "q'[a;b]'",
  "'a\\';b'",
  '# a; b\n',
  '// a; b\n',
  '/* a; /* b; */ c; */',
  '{ a; b }',
  '/* sql-formatter-disable */ a;  b;',
  "'a;",
  '$$ a;',
  'select (a',
  'a between 1',
  'a)',
);
const statement = fc.oneof({ arbitrary: sound, weight: 12 }, { arbitrary: risky, weight: 1 });
const script = fc
  .array(fc.tuple(statement, fc.constantFrom(';', ' ;\n', ';\n\n\n', '\n;; ', ' ', '\n')), { maxLength: 12 })
  .chain((parts) => fc.constantFrom(1, 40).map((times) => parts.flat().join('').repeat(times)));

describe('formatStatements', () => {
  test.each(declaration.options.dialect.values)('matches sql-formatter for the whole text in %s', async (name) => {
    const dialect = await loadDialect(name);
    fc.assert(
      fc.property(script, (text) => {
        expect(attempt(() => inPieces(text, dialect))).toBe(attempt(() => formatDialect(text, wholeOf(dialect))));
      }),
      { numRuns: runs(15) },
    );
  });

  test('reports the position of an error in a text of many statements', () => {
    expect(attempt(() => inPieces(`${'select a;\n'.repeat(500)}select b);\nselect c`, sql))).toBe(
      'refused: Error: Parse error at token: ) at line 501 column 9',
    );
    expect(attempt(() => inPieces(`${'select a;\n'.repeat(500)}select (b`, sql))).toBe(
      'refused: Error: Parse error at token: «EOF» at line 501 column 10',
    );
  });

  test('reports progress up to completion', () => {
    const shares: number[] = [];
    inPieces('select a, b, c from t;'.repeat(200), sql, (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
