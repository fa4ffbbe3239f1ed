import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** sql-formatter parses with nearley, which takes most of its time; see docs/decisions/0017-sql-parser.md. */
export const sqlParser = { nearley: fileURLToPath(new URL('../../src/tools/sql-prettify/logic/earley/parser.ts', import.meta.url)) };

/** For tests, which load the package file by file: its source maps name sources that it does not have, and Vite would say so of each. */
export const sqlFormatterFiles = (): Plugin => ({
  name: 'sql-formatter-files',
  load: (id) => (/\/sql-formatter\/dist\/.+\.js$/.test(id) ? { code: readFileSync(id, 'utf8'), map: null } : undefined),
});
