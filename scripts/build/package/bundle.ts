import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { toolIds, toolPath } from '../../catalog.ts';
import { sqlParser } from '../../vite/sql-parser.ts';
import { PACKAGE_FOLDER } from '../folders.ts';
import { findDataNames } from './data-names.ts';
import { packageVersion } from './package-version.ts';

/** `Map.groupBy` is available from Node 21. It is not added to the global object, because the package must not have side effects. */
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

/** Whether a tool reads values of other fields from an input, such as the digits from a key URI. */
const hasImplied = (toolId: string): boolean => {
  const file = toolPath(toolId, 'run.ts');
  return existsSync(file) && /^export (?:const|function) implied\b/m.test(readFileSync(file, 'utf8'));
};

/** The part of a tool that runs without a page: its functions, and those that turn values into outputs. */
const workOf = (toolId: string): string =>
  (
    [
      ['run', 'run'],
      ['present', 'presenters'],
    ] as const
  )
    .map(([part, name]) => {
      const file = toolPath(toolId, `${part}.ts`);
      return existsSync(file) ? `export { ${name} } from ${JSON.stringify(resolve(file))};` : `export const ${name} = {};`;
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

/** The modules in src/package that the generated modules import. */
const adapters = ['operation', 'named', 'it-tools-error', 'read/node', 'read/fetch'];

/**
 * Bundles the command line, the modules in src/package, and the work of all tools, including their dependencies. Shared code goes into
 * separate chunks. Returns the data files that each tool loads.
 */
export async function bundle(): Promise<ReadonlyMap<string, readonly string[]>> {
  const data = findDataNames((toolId) => `\0${WORK}${toolId}`);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: sqlParser },
    define: { __VERSION__: JSON.stringify(packageVersion()) },
    // If a dependency has several builds, use the one that needs neither Node nor a page.
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['module'] } },
    plugins: [virtualModules(), data.plugin],
    build: {
      ssr: true,
      target: 'node20.19',
      outDir: PACKAGE_FOLDER,
      emptyOutDir: false, // the folder is already empty
      minify: true,
      rolldownOptions: {
        input: {
          'bin/it-tools': resolve('src/cli/it-tools.ts'),
          'bin/call-worker': resolve('src/mcp/call-worker.ts'),
          'bin/operation-thread': resolve('src/cli/operation-thread.ts'),
          ...Object.fromEntries(adapters.map((name) => [`door/${name}`, resolve(`src/package/${name}.ts`)])),
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
