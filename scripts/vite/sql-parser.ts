import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Replaces nearley, in which sql-formatter spends most of its time: docs/decisions/0017-sql-parser.md. */
export const sqlParser = { nearley: fileURLToPath(new URL('../../src/tools/sql-prettify/logic/earley/parser.ts', import.meta.url)) };

/** For tests, which load the package file by file. Drops its source maps, because Vite warns that their sources are missing. */
export const sqlFormatterFiles = (): Plugin => ({
  name: 'sql-formatter-files',
  load: (id) => (/\/sql-formatter\/dist\/.+\.js$/.test(id) ? { code: readFileSync(id, 'utf8'), map: null } : undefined),
});

/** Sets the same alias for sources that Node runs directly. */
export function aliasSqlParser(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'nearley'
        ? { url: pathToFileURL(sqlParser.nearley).href, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
  });
}
