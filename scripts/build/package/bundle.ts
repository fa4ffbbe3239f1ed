import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { toolIds, toolPath } from '../../catalog.ts';
import { sqlParser } from '../../vite/sql-parser.ts';
import { PACKAGE_FOLDER } from '../folders.ts';
import { findDataNames } from './data-names.ts';
import { packageVersion } from './package-version.ts';

/** `Map.groupBy`, which Node has from 21 on: the package changes nothing that others see. */
const GROUP_BY = 'virtual:group-by';
const groupBy = `export function groupBy(items, keyOf) {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
}`;

const WORK = 'virtual:work/';

/** Whether a tool reads values of other fields from an input. */
const hasImplied = (toolId: string): boolean => {
  const file = toolPath(toolId, 'run.ts');
  return existsSync(file) && /^export (?:const|function) implied\b/m.test(readFileSync(file, 'utf8'));
};

/** What a door loads of a tool: its work, and what makes answers of it. */
const workOf = (toolId: string): string =>
  ['run', 'answer']
    .map((part) => {
      const file = toolPath(toolId, `${part}.ts`);
      return existsSync(file) ? `export { ${part} } from ${JSON.stringify(resolve(file))};` : `export const ${part} = {};`;
    })
    .concat(hasImplied(toolId) ? [`export { implied } from ${JSON.stringify(resolve(toolPath(toolId, 'run.ts')))};`] : [])
    .join('\n');

const virtualModules = (): Plugin => ({
  name: 'package-modules',
  resolveId: (source) => (source === GROUP_BY || source.startsWith(WORK) ? `\0${source}` : undefined),
  load(id) {
    if (id === `\0${GROUP_BY}`) return groupBy;
    return id.startsWith(`\0${WORK}`) ? workOf(id.slice(WORK.length + 1)) : undefined;
  },
});

/** What the modules that the build writes are made with. */
const doors = ['operation', 'named', 'it-tools-error', 'read/node', 'read/fetch'];

/**
 * Bundles the command line, the doors and the work of all tools, with the packages they are made of: what several need is in chunks of its own.
 * Gives the data files that each tool asks for.
 */
export async function bundle(): Promise<ReadonlyMap<string, readonly string[]>> {
  const data = findDataNames((toolId) => `\0${WORK}${toolId}`);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: sqlParser },
    define: { __VERSION__: JSON.stringify(packageVersion()) },
    // Of a package that differs, that which needs neither Node nor a page.
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['module'] } },
    plugins: [virtualModules(), data.plugin],
    build: {
      ssr: true,
      target: 'node20.19',
      outDir: PACKAGE_FOLDER,
      emptyOutDir: false, // it is new
      minify: true,
      rolldownOptions: {
        input: {
          'bin/it-tools': resolve('src/cli/it-tools.ts'),
          'bin/call-worker': resolve('src/mcp/call-worker.ts'),
          'bin/operation-thread': resolve('src/cli/operation-thread.ts'),
          ...Object.fromEntries(doors.map((name) => [`door/${name}`, resolve(`src/package/${name}.ts`)])),
          ...Object.fromEntries(toolIds().map((id) => [`work/${id}`, `${WORK}${id}`])),
        },
        external: /^node:/,
        transform: { inject: { 'Map.groupBy': [GROUP_BY, 'groupBy'] } },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        checks: { pluginTimings: false },
      },
    },
  });
  return data.names;
}
