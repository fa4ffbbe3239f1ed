import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { prettify } from './run.ts';

const { options } = declaration;
type Dialect = (typeof options.dialect.values)[number];

const run = async (sql: string, chosen: Partial<ValuesOf<typeof options>>) =>
  valueOrError(await prettify({ sql, ...initialValues(options), ...chosen }, { progress: () => undefined }));

type Row = readonly [source: string, dialect: Dialect, sql: string, formatted: string];

const NAMES: readonly Row[] = [
  ['sql-formatter#740', 'sql', 'create table t (name varchar(9), match int)', 'CREATE TABLE t (name varchar(9), match int)'],
  ['sql-formatter#629', 'mariadb', 'select * from user', 'SELECT\n  *\nFROM\n  user'],
  ['sqlparse#611', 'postgresql', 'select 1 as count, 2 as value', 'SELECT\n  1 AS count,\n  2 AS value'],
  ['PoorMansTSqlFormatter#111', 'transactsql', 'select Data, t.Value, Status from t', 'SELECT\n  Data,\n  t.Value,\n  Status\nFROM\n  t'],
  ['ClickHouse “Syntax”', 'clickhouse', 'select name, type from system.columns', 'SELECT\n  name,\n  type\nFROM\n  system.columns'],
  [
    'ClickHouse “Syntax”',
    'clickhouse',
    'select s.id s from shards s any left join t using (key)',
    'SELECT\n  s.id s\nFROM\n  shards s any\n  LEFT JOIN t USING (key)',
  ],
  ['ClickHouse “url”', 'clickhouse', "select * from url('http://x', CSV)", "SELECT\n  *\nFROM\n  url('http://x', CSV)"],
  [
    'ClickHouse “Data Skipping Indexes”',
    'clickhouse',
    'create table t (source String, index i source type minmax)',
    'CREATE TABLE t (\n  source String,\n  INDEX i source\n  TYPE\n    minmax\n)',
  ],
  ['ClickHouse “WITH”', 'clickhouse', 'with 5 as n select n', 'WITH\n  5 AS n\nSELECT\n  n'],
  [
    'sqlglot identity.sql, unquoted end',
    'clickhouse',
    'select start, end from spans where end > start',
    'SELECT\n  start,\n  end\nFROM\n  spans\nWHERE\n  end > start',
  ],
  ['Google BigQuery “COUNT”', 'bigquery', 'select count(distinct value) from t', 'SELECT\n  count(DISTINCT value)\nFROM\n  t'],
  ['Couchbase “SELECT RAW”', 'n1ql', 'select raw value from users use keys "a"', 'SELECT\n  RAW value\nFROM\n  users\nUSE KEYS "a"'],
  ['sqlglot identity.sql', 'snowflake', 'select view from case', 'SELECT\n  view\nFROM\n  case'],
  ['pgFormatter, interval.sql', 'postgresql', "select interval '1 2' day to minute", "SELECT\n  interval '1 2' DAY TO MINUTE"],
  [
    'sqlfluff, merge_into.sql',
    'spark',
    'merge into a using b on a.id = b.id when matched and b.c then delete',
    'MERGE INTO a USING b ON a.id = b.id WHEN MATCHED\nAND b.c THEN DELETE',
  ],
  [
    'MySQL “CREATE PROCEDURE”',
    'mysql',
    'create procedure p (in name varchar(9)) select 1',
    'CREATE PROCEDURE p (IN name varchar(9))\nSELECT\n  1',
  ],
];

const CALLS: readonly Row[] = [
  ['supabase, row level security', 'postgresql', 'select auth.uid(), "My  Schema".f(1)', 'SELECT\n  auth.uid(),\n  "My  Schema".f(1)'],
  ['vscode-sqltools#1503', 'transactsql', "select x.value('/a', 'int') from t", "SELECT\n  x.value('/a', 'int')\nFROM\n  t"],
  ['Microsoft “T-SQL functions”', 'transactsql', 'select [dbo].[fn](1)', 'SELECT\n  [dbo].[fn](1)'],
  ['Oracle packages', 'plsql', 'select dbms_random.value(1, 9) from dual', 'SELECT\n  dbms_random.value(1, 9)\nFROM\n  dual'],
];

const PLACEHOLDERS: readonly Row[] = [
  ['sql-formatter#944', 'sqlite', 'select $p(x), $a::b, $name', 'SELECT\n  $p(x),\n  $a::b,\n  $name'],
  [
    'ClickHouse “Query parameters”',
    'clickhouse',
    'select {m:Map(String, String)}, {t:Identifier}',
    'SELECT\n  {m:Map(String, String)},\n  {t:Identifier}',
  ],
  ['duckdb#16029', 'duckdb', "select $a, $1, $x$it's$x$, #1", "SELECT\n  $a,\n  $1,\n  $x$it's$x$,\n  #1"],
  [
    'sql-formatter#737',
    'snowflake',
    'list @~/a; list @%t; copy into @s.p/q.csv from t',
    'LIST @~/a;\n\nLIST @%t;\n\nCOPY INTO @s.p/q.csv\nFROM\n  t',
  ],
  ['sqlfluff, put_statement.sql', 'snowflake', 'put file:///tmp/a.csv @%t', 'PUT file:///tmp/a.csv @%t'],
  ['go-sqlcmd#197', 'transactsql', 'select * from log_$(Env), [$(Db)].dbo.t', 'SELECT\n  *\nFROM\n  log_$(Env),\n  [$(Db)].dbo.t'],
  [
    'dbt_artifacts#528',
    'sql',
    'select {{ a }}_b, c_{{ d }} {# e #} from {{ f }}.g',
    'SELECT\n  {{ a }}_b,\n  c_{{ d }} {# e #}\nFROM\n  {{ f }}.g',
  ],
  ['vscode-sql-formatter#4', 'postgresql', 'select a_${b}, ${c}', 'SELECT\n  a_${b},\n  ${c}'],
  ['psql “Variables”', 'postgresql', "select :'a', :\"b\" where c =:'d'", "SELECT\n  :'a',\n  :\"b\"\nWHERE\n  c = :'d'"],
  ['Oracle SQL*Plus “START”', 'plsql', 'select &1, &&2 from dual', 'SELECT\n  &1,\n  &&2\nFROM\n  dual'],
];

const TOKENS: readonly Row[] = [
  ['GoogleSQL “Pipe query syntax”', 'spark', 'from t |> left join u using (a) |> as b', 'FROM\n  t\n|> LEFT JOIN u USING (a)\n|> AS b'],
  [
    'sqlfluff, select_hyphenated_table_name_in_from.sql',
    'bigquery',
    'select a-1, a-1e5 from b-1a.c',
    'SELECT\n  a -1,\n  a -1e5\nFROM\n  b-1a.c',
  ],
  ['sqlfluff, pipe_statement.sql', 'bigquery', 'from t\n|> where a > 1\n|> select a', 'FROM\n  t\n|> WHERE\n  a > 1\n|> SELECT\n  a'],
  [
    'sqlfluff, create_table_column_options.sql',
    'bigquery',
    'create table t (x struct<a int64 not null, b array<string>>)',
    'CREATE TABLE t (x struct<a int64 not null, b array<string>>)',
  ],
  ['sqlfluff, create_table_hiveformat.sql', 'spark', 'create table t (a struct<b: string>)', 'CREATE TABLE t (a struct<b: string>)'],
  ['sqlfluff, named_argument.sql', 'spark', 'select f(a => 3), b:c, d::int', 'SELECT\n  f(a => 3),\n  b:c,\n  d::int'],
  ['sqlfluff, numeric_literal.sql', 'spark', 'select 3.e-3d, 5L', 'SELECT\n  3.e-3d,\n  5L'],
  ['sqlfluff, set.sql', 'hive', 'set a.b=-Xmx2g', 'SET\n  a.b = -Xmx2g'],
  [
    'sqlfluff, create_function.sql',
    'plsql',
    'for i in 0 .. 3 loop null; for i in 1..3 loop null',
    'FOR i IN 0 .. 3\nLOOP NULL;\n\nFOR i IN 1 .. 3\nLOOP NULL',
  ],
  ['sqlfluff, size_suffix_storage.sql', 'plsql', 'alter table t storage (next 256K)', 'ALTER TABLE t storage (next 256K)'],
  [
    'sqlfluff, case_statement in create_trigger.sql',
    'plsql',
    'case a when 1 then b; end case; c',
    'CASE a WHEN 1 THEN b;\n\nEND CASE;\n\nc',
  ],
  ['sqlfluff, begin.sql', 'mysql', 'a:BEGIN\nend', 'a: BEGIN END'],
  ['sqlfluff, grant.sql', 'mysql', "drop user 'a'@'b'", "DROP USER 'a'@'b'"],
  ['sqlfluff, binary_constants.sql', 'transactsql', 'select 0x, $0.01', 'SELECT\n  0x,\n  $0.01'],
  [
    'sqlfluff, openrowset.sql',
    'transactsql',
    "select * from openrowset('a', 'b';'c';'d', t)",
    "SELECT\n  *\nFROM\n  openrowset('a', 'b' ; 'c' ; 'd', t)",
  ],
  ['sqlfluff, quoted_identifiers.sql', 'sqlite', "select 'a'.'b'", "SELECT\n  'a'.'b'"],
  ['sqlfluff, object_literals.sql', 'snowflake', "select {'a': 1}, b:c.d", "SELECT\n  {'a': 1},\n  b:c.d"],
  ['sqlfluff, create_procedure.sql', 'redshift', 'create procedure p() as $$ a $$', 'CREATE PROCEDURE p() AS $$ a $$'],
  ['sqlfluff, math_operators.sql', 'duckdb', 'select @(-42), a && b', 'SELECT\n  @ (-42),\n  a && b'],
  ['sqlfluff, psql_variable.sql', 'postgresql', 'select _$b, a === b, c <<->> d', 'SELECT\n  _$b,\n  a === b,\n  c <<->> d'],
  ['pgFormatter, drop_if_exists.sql', 'postgresql', 'drop operator s.+ (int, int)', 'DROP OPERATOR s.+ (int, int)'],
  [
    'pgFormatter, rules.sql',
    'postgresql',
    'create rule r as on update to t do also (delete from a; delete from b)',
    'CREATE RULE r AS ON UPDATE TO t DO also (\n  DELETE FROM a ;\n  DELETE FROM b\n)',
  ],
  [
    'sqlglot, identity.sql',
    'sql',
    'select a[1], x -> y, b::int, c % 2, d << 1',
    'SELECT\n  a[1],\n  x -> y,\n  b::int,\n  c % 2,\n  d << 1',
  ],
  ['sqlglot, identity.sql', 'sql', "select a like 'b' escape '\\' and c = 'd'", "SELECT\n  a LIKE 'b' ESCAPE '\\'\n  AND c = 'd'"],
  ['sqlglot, identity.sql', 'sql', "select json_object('a': 1)", "SELECT\n  json_object('a': 1)"],
];

describe.each([
  ['names', NAMES],
  ['calls', CALLS],
  ['placeholders', PLACEHOLDERS],
  ['tokens', TOKENS],
])('prettify keeps %s', (_kind, rows) => {
  test.each(rows)('%s, %s: %j', async (_source, dialect, sql, formatted) => {
    expect(await run(sql, { dialect })).toBe(formatted);
    expect(await run(formatted, { dialect })).toBe(formatted);
  });
});

test.each([
  ['upper', 'ARRAY<STRUCT<y INT64, myName STRING>>'],
  ['lower', 'array<struct<y int64, myName string>>'],
  ['asIs', 'array<Struct<y INT64, myName string>>'],
] as const)('writes types in brackets in %s case, and keeps the names of their fields', async (dataTypeCase, types) =>
  expect(await run('select array<Struct<y INT64, myName string>>[]', { dialect: 'bigquery', dataTypeCase })).toBe(`SELECT\n  ${types}[]`),
);

test('keeps the names of unknown functions in any function case', async () => {
  expect(await run('select s.Fn(a), My_fn(b), count(c)', { functionCase: 'upper' })).toBe('SELECT\n  s.Fn(a),\n  My_fn(b),\n  COUNT(c)');
});
