import { fileURLToPath } from 'node:url';

/** sql-formatter parses with nearley, which takes most of its time; see docs/decisions/sql-parser.md. */
export const sqlParser = { nearley: fileURLToPath(new URL('../../src/tools/sql-prettify/logic/earley/parser.ts', import.meta.url)) };
