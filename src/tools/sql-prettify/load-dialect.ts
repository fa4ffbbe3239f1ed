import type { DialectOptions } from 'sql-formatter';
import type { Given } from '#core/declaration.ts';
import type { declaration } from './declare.ts';

type Dialect = Given<typeof declaration, 'prettify'>['dialect'];

/** Each dialect is a chunk of its own, 2 to 7 kB. */
const loaders: Record<Dialect, () => Promise<{ readonly default: DialectOptions }>> = {
  sql: () => import('#formats/sql/dialects/sql.ts'),
  bigquery: () => import('#formats/sql/dialects/bigquery.ts'),
  clickhouse: () => import('#formats/sql/dialects/clickhouse.ts'),
  db2: () => import('#formats/sql/dialects/db2.ts'),
  db2i: () => import('#formats/sql/dialects/db2i.ts'),
  duckdb: () => import('#formats/sql/dialects/duckdb.ts'),
  hive: () => import('#formats/sql/dialects/hive.ts'),
  mariadb: () => import('#formats/sql/dialects/mariadb.ts'),
  mysql: () => import('#formats/sql/dialects/mysql.ts'),
  n1ql: () => import('#formats/sql/dialects/n1ql.ts'),
  plsql: () => import('#formats/sql/dialects/plsql.ts'),
  postgresql: () => import('#formats/sql/dialects/postgresql.ts'),
  redshift: () => import('#formats/sql/dialects/redshift.ts'),
  singlestoredb: () => import('#formats/sql/dialects/singlestoredb.ts'),
  snowflake: () => import('#formats/sql/dialects/snowflake.ts'),
  spark: () => import('#formats/sql/dialects/spark.ts'),
  sqlite: () => import('#formats/sql/dialects/sqlite.ts'),
  tidb: () => import('#formats/sql/dialects/tidb.ts'),
  transactsql: () => import('#formats/sql/dialects/transactsql.ts'),
  trino: () => import('#formats/sql/dialects/trino.ts'),
};

export const loadDialect = async (dialect: Dialect): Promise<DialectOptions> => (await loaders[dialect]()).default;
