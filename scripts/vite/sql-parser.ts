import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** sql-formatter parses with nearley, which takes most of its time; see docs/decisions/0017-sql-parser.md. */
export const sqlParser = { nearley: fileURLToPath(new URL('../../src/tools/sql-prettify/logic/earley/parser.ts', import.meta.url)) };

/** For tests, which load the package file by file: its source maps name sources that it does not have, and Vite would say so of each. */
export const sqlFormatterFiles = (): Plugin => ({
  name: 'sql-formatter-files',
  load: (id) => (/\/sql-formatter\/dist\/.+\.js$/.test(id) ? { code: readFileSync(id, 'utf8'), map: null } : undefined),
});

/** The same alias for sources that Node runs as they are. */
export function aliasSqlParser(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'nearley'
        ? { url: pathToFileURL(sqlParser.nearley).href, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
  });
}
