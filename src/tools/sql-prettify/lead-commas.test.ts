import { formatDialect, mysql, postgresql, sql, transactsql } from 'sql-formatter';
import { describe, expect, test } from 'vitest';
import { dialectFormatter } from './dialect-formatter.ts';
import { leadCommas } from './lead-commas.ts';

describe('leadCommas', () => {
  // The rule of the tool's specification. The strings of each dialect follow its manual.
  test.each([
    ['a,\n  b', sql, 'a\n  , b'],
    ['a, b,\n  c', sql, 'a, b\n  , c'],
    ['a, -- x, y\n  b', sql, 'a -- x, y\n  , b'],
    ['a, /* x,\n y */\nb', sql, 'a /* x,\n y */\n, b'],
    ["'a,\nb',\nc", sql, "'a,\nb'\n, c"],
    ["'it''s,\n',\nc", sql, "'it''s,\n'\n, c"],
    ["'a\\',\nb',\nc", mysql, "'a\\',\nb'\n, c"],
    ['a, # x\nb', mysql, 'a # x\n, b'],
    ['$$a,\nb$$,\nc', postgresql, '$$a,\nb$$\n, c'],
    ["$x$a', $$,\nb$x$,\nc", postgresql, "$x$a', $$,\nb$x$\n, c"],
    ["[it's],\nb", transactsql, "[it's]\n, b"],
    ['{{ f(a,\nb) }},\nc', sql, '{{ f(a,\nb) }}\n, c'],
    ['a,', sql, 'a,'],
    // sql-formatter puts the comma after such a comment on a separate line.
    ['a -- x\n  ,\n  b', sql, 'a -- x\n  , b'],
    ['a,\n  -- x\n  b', sql, 'a\n  , -- x\n  b'],
    [`a, ${'/* x */ '.repeat(40)}b`, sql, `a, ${'/* x */ '.repeat(40)}b`],
    ['a;\n, b', sql, 'a;\n, b'],
    ['a,\n,\nb', sql, 'a,\n, b'],
  ])('turns %j into %#', (given, dialect, led) =>
    expect(leadCommas(given, dialectFormatter(formatDialect, dialect).tokenize(given))).toBe(led),
  );
});
