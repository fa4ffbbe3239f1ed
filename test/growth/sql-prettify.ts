import { formsOf } from '../../src/tools/sql-prettify/command-forms.ts';
import { splitScript } from '../../src/tools/sql-prettify/split-script.ts';

const lines = {
  transactsql: 'select 1\nGO\n',
  postgresql: 'copy t from stdin;\n',
  mysql: 'DELIMITER //\na//\n',
  clickhouse: 'insert into t format CSV\n',
  plsql: "/\nq'[",
};

/** Scripts with many commands of client programs. */
export const cases = Object.fromEntries(
  Object.entries(lines).map(([dialect, line]) => [dialect, (times: number) => splitScript(line.repeat(50 * times), formsOf(dialect))]),
);
