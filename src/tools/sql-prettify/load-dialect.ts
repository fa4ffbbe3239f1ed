import type { DialectOptions } from 'sql-formatter';
import type { Given } from '#core/declaration.ts';
import type { declaration } from './declare.ts';

type Dialect = Given<typeof declaration, 'prettify'>['dialect'];

/** Each dialect is a separate chunk of 2 to 7 kB. */
const loaders: Record<Dialect, () => Promise<{ readonly default: DialectOptions }>> = {
  sql: () => import('./logic/dialects/sql.ts'),
  bigquery: () => import('./logic/dialects/bigquery.ts'),
  clickhouse: () => import('./logic/dialects/clickhouse.ts'),
  db2: () => import('./logic/dialects/db2.ts'),
  db2i: () => import('./logic/dialects/db2i.ts'),
  duckdb: () => import('./logic/dialects/duckdb.ts'),
  hive: () => import('./logic/dialects/hive.ts'),
  mariadb: () => import('./logic/dialects/mariadb.ts'),
  mysql: () => import('./logic/dialects/mysql.ts'),
  n1ql: () => import('./logic/dialects/n1ql.ts'),
  plsql: () => import('./logic/dialects/plsql.ts'),
  postgresql: () => import('./logic/dialects/postgresql.ts'),
  redshift: () => import('./logic/dialects/redshift.ts'),
  singlestoredb: () => import('./logic/dialects/singlestoredb.ts'),
  snowflake: () => import('./logic/dialects/snowflake.ts'),
  spark: () => import('./logic/dialects/spark.ts'),
  sqlite: () => import('./logic/dialects/sqlite.ts'),
  tidb: () => import('./logic/dialects/tidb.ts'),
  transactsql: () => import('./logic/dialects/transactsql.ts'),
  trino: () => import('./logic/dialects/trino.ts'),
};

export const loadDialect = async (dialect: Dialect): Promise<DialectOptions> => (await loaders[dialect]()).default;
