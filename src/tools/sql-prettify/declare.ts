import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text, integer } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const letterCase = (initial: 'upper' | 'asIs') => choice(['upper', 'lower', 'asIs'], initial, { valueAliases: { preserve: 'asIs' } });

const options = {
  dialect: choice(
    [
      'sql',
      'bigquery',
      'clickhouse',
      'db2',
      'db2i',
      'duckdb',
      'hive',
      'mariadb',
      'mysql',
      'n1ql',
      'plsql',
      'postgresql',
      'redshift',
      'singlestoredb',
      'snowflake',
      'spark',
      'sqlite',
      'tidb',
      'transactsql',
      'trino',
    ],
    'sql',
  ),
  keywordCase: letterCase('upper'),
  dataTypeCase: letterCase('asIs'),
  functionCase: letterCase('asIs'),
  indent: choice(['2', '4', 'tab'], '2'),
  indentStyle: choice(['standard', 'tabularLeft', 'tabularRight'], 'standard'),
  logicalOperators: choice(['before', 'after'], 'before'),
  commas: choice(['after', 'before'], 'after'),
  expressionWidth: integer({ min: 1, max: 200, initial: 50 }),
  linesBetweenQueries: integer({ min: 0, max: 5, initial: 1 }),
};

export const declaration = declareTool({
  inputs: { sql: text({ example: 'select id, name from users', sample: 'select field1,field2,field3 from my_table where my_condition;' }) },
  options,
  advancedOptions: ['dataTypeCase', 'functionCase', 'indentStyle', 'logicalOperators', 'commas', 'expressionWidth', 'linesBetweenQueries'],
  outputs: { formatted: textOutput({ file: 'query.sql', inFile: { after: '\n' } }) },
  operations: { prettify: { takes: ['sql', ...namesOf(options)], gives: ['formatted'], thread: 'worker', isIdempotent: true } },
});
