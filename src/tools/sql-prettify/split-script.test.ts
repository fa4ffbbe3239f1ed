import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { runs } from '#test/support/runs.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { formsOf } from './command-forms.ts';
import { declaration } from './declare.ts';
import { prettify } from './run.ts';
import { splitScript } from './split-script.ts';

const { options } = declaration;

const run = async (sql: string, chosen: Partial<ValuesOf<typeof options>>) =>
  valueOrError(await prettify({ sql, ...initialValues(options), ...chosen }, { progress: () => undefined }));

const kindsOf = (text: string, dialect: string): string[] =>
  splitScript(text, formsOf(dialect)).map((piece) => `${piece.kind} ${piece.text.trim()}`);

describe('splitScript', () => {
  test.each([
    // Microsoft, “SQL Server Utilities Statements - GO”: alone on its line, with an optional count
    ['transactsql', 'a\nGO\nb\n go 5 -- again\nc', ['sql a', 'command GO', 'sql b', 'command go 5 -- again', 'sql c']],
    [
      'transactsql',
      "'\nGO\n' [\nGO\n] /* \nGO\n /* */ \nGO\n*/ -- x\ngo_on",
      ["sql '\nGO\n' [\nGO\n] /* \nGO\n /* */ \nGO\n*/ -- x\ngo_on"],
    ],
    [
      'transactsql',
      ':setvar a "b"\n:r x.sql\n!!dir\nselect 1',
      ['command :setvar a "b"', 'command :r x.sql', 'command !!dir', 'sql select 1'],
    ],
    // MySQL, “Defining Stored Programs”
    [
      'mysql',
      'DELIMITER //\na; b//\nc //\ndelimiter ;\nd;',
      ['command DELIMITER //', 'sql a; b', 'command //', 'sql c', 'command //', 'command delimiter ;', 'sql d;'],
    ],
    ['mysql', "DELIMITER $$\n'$$' `$$` # $$\nx$$", ['command DELIMITER $$', "sql '$$' `$$` # $$\nx", 'command $$']],
    [
      'mysql',
      'select 1\\G\nsource a.sql\nselect source\nfrom t',
      ['sql select 1', 'command \\G', 'command source a.sql', 'sql select source\nfrom t'],
    ],
    // psql, “Meta-Commands”
    [
      'postgresql',
      "\\c x\nselect 1 \\gset p_\nselect '\\a', E'\\'\\b', $$\\c$$, 1 \\; select 2",
      ['command \\c x', 'sql select 1', 'command \\gset p_', "sql select '\\a', E'\\'\\b', $$\\c$$, 1 \\; select 2"],
    ],
    ['postgresql', '-- a\ncopy t from stdin;\n1\t;\n\n\\.\nselect 1', ['sql -- a\ncopy t from stdin;', 'rows 1\t;\n\n\\.', 'sql select 1']],
    ['postgresql', 'copy t from stdin;\nselect 1', ['sql copy t from stdin;\nselect 1']],
    // SQLite, “Command Line Shell”
    ['sqlite', '.mode csv\nselect 1,\n.5;\n.tables', ['command .mode csv', 'sql select 1,\n.5;', 'command .tables']],
    // SQL*Plus, “Running Commands”
    [
      'plsql',
      "set echo on\nbegin a; end;\n/\nselect 1\n / 2 from b; prompt q'x'\n@c.sql",
      ['command set echo on', 'sql begin a; end;', 'command /', "sql select 1\n / 2 from b; prompt q'x'\n@c.sql"],
    ],
    ['plsql', "select q'[\n/\n]' from t", ["sql select q'[\n/\n]' from t"]],
    // ClickHouse, “INSERT INTO Statement”
    ['clickhouse', 'insert into t format CSV\n1,"a"\n\nselect 1', ['sql insert into t format CSV', 'rows 1,"a"', 'sql select 1']],
    ['clickhouse', 'select 1 format CSV\n;select 2', ['sql select 1 format CSV\n;select 2']],
    ['trino', 'a\nGO\nb', ['sql a\nGO\nb']],
  ] as const)('splits a script of %s: %j', (dialect, text, pieces) => expect(kindsOf(text, dialect)).toEqual(pieces));

  test('omits only white space', () => {
    const part = fc.constantFrom(
      "'",
      '"',
      '$$',
      '/*',
      '*/',
      '--',
      '\n',
      'GO',
      'a',
      ';',
      '//',
      'DELIMITER //',
      '\\g',
      '\\',
      'E',
      'copy t from stdin;',
      '\\.',
      ' ',
      '.x',
      '/',
    );
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        fc.constantFrom(...options.dialect.values),
        (text, dialect) => {
          const pieces = splitScript(text, formsOf(dialect));
          expect(
            pieces
              .map((piece) => piece.text)
              .join('')
              .replaceAll(/\s/g, ''),
          ).toBe(text.replaceAll(/\s/g, ''));
          for (const { start, text: own } of pieces) expect(text.slice(start, start + own.length)).toBe(own);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('prettify', () => {
  test.each([
    // vscode-mssql#21078, sql-formatter#914
    ['transactsql', 'use shop\nGO\nif 1 = 1 print 1\n\ngo 5\nsp_help', 'USE shop\nGO\nIF 1 = 1 PRINT 1\n\nGO 5\nsp_help'],
    ['transactsql', 'select 1 GO select 2', 'SELECT\n  1\nGO\nSELECT\n  2'],
    // vscode-sqltools#1261, sql-formatter#56
    ['mariadb', 'delimiter $$\ndrop procedure p$$\ndelimiter ;', 'DELIMITER $$\nDROP PROCEDURE p $$\nDELIMITER ;'],
    ['mysql', 'DELIMITER //\nselect 1 -- a\n//', 'DELIMITER //\nSELECT\n  1 -- a\n//'],
    ['mysql', 'DELIMITER ;;\nbegin a; end;;', 'DELIMITER ;;\nbegin a;\n\nEND ;;'],
    // sqlc#4390
    ['postgresql', '\\set ON_ERROR_STOP on\nselect 1;', '\\set ON_ERROR_STOP on\nSELECT\n  1;'],
    ['postgresql', 'select 1 \\gset', 'SELECT\n  1 \\gset'],
    ['postgresql', 'copy t from stdin;\n1\t \n\\.\n', 'COPY t\nFROM\n  stdin;\n1\t \n\\.'],
  ] as const)('formats a script of %s: %j', async (dialect, sql, formatted) => {
    expect(await run(sql, { dialect })).toBe(formatted);
    expect(await run(formatted, { dialect })).toBe(formatted);
  });

  test('writes batch commands in the case of keywords', async () => {
    expect(await run('a\nGO', { dialect: 'transactsql', keywordCase: 'lower' })).toBe('a\ngo');
    expect(await run('a\nGo', { dialect: 'transactsql', keywordCase: 'asIs' })).toBe('a\nGo');
  });

  test.each([
    ['select 1\ngo\nselect (2\ngo', { code: 'endsTooEarly', at: 21, values: { line: 3, column: 10, text: '«EOF»' } }],
    ['\uFEFFselect 1\r\ngo\r\nselect 2)', { code: 'unexpectedText', at: 23, values: { line: 3, column: 9, text: ')' } }],
  ])('reports the position of an error in a batch: %j', async (sql, error) =>
    expect(await run(sql, { dialect: 'transactsql' })).toEqual(error),
  );
});
