import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { toolIds, toolPath } from '../../catalog.ts';
import { sqlParser } from '../../vite/sql-parser.ts';
import { PACKAGE_FOLDER } from '../folders.ts';
import { packageVersion } from './package-version.ts';

/** Node has it from 21 on. */
const GROUP_BY = 'virtual:group-by';
const groupBy = `Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
};`;

const ENTRY = 'virtual:tool-entry/';

/** What a door loads of a tool: its work, and what makes answers of it. */
function entryOf(toolId: string): string {
  const parts = ['run', 'answer'].filter((part) => existsSync(toolPath(toolId, `${part}.ts`)));
  const exported = parts.map((part) => `export { ${part} } from ${JSON.stringify(resolve(toolPath(toolId, `${part}.ts`)))};`);
  return [`import '${GROUP_BY}';`, ...exported].join('\n');
}

const entries = (): Plugin => ({
  name: 'package-entries',
  resolveId: (source) => (source === GROUP_BY || source.startsWith(ENTRY) ? `\0${source}` : undefined),
  load(id) {
    if (id === `\0${GROUP_BY}`) return { code: groupBy, moduleSideEffects: true };
    return id.startsWith(`\0${ENTRY}`) ? entryOf(id.slice(ENTRY.length + 1)) : undefined;
  },
});

/** Bundles the command line and all tools, with the packages they are made of: what several need is in chunks of its own. */
export async function bundle(): Promise<void> {
  const tools = toolIds().map((id) => [`tools/${id}`, `${ENTRY}${id}`]);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: sqlParser },
    define: { __VERSION__: JSON.stringify(packageVersion()) },
    ssr: { noExternal: true },
    plugins: [entries()],
    build: {
      ssr: true,
      target: 'node20.19',
      outDir: PACKAGE_FOLDER,
      emptyOutDir: false, // it is new
      minify: true,
      rolldownOptions: {
        input: { 'bin/it-tools': resolve('src/cli/it-tools.ts'), ...Object.fromEntries(tools) },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        checks: { pluginTimings: false },
      },
    },
  });
}
