import { languages } from '../../../src/core/languages.ts';
import type { Catalogue, CatalogueTool } from '../../../src/engine/catalogue.ts';
import { adapterOperations } from '../../../src/engine/adapter-operations.ts';
import { plainJson } from '../../catalog/source-library.ts';
import { writeInPackage } from './write-contents.ts';

// Writes plain text instead of bundling, so that a consumer's bundler can see which files belong to a tool.

const lines = (...each: readonly string[]): string => `${each.join('\n')}\n`;

const quote = (text: string): string => JSON.stringify(text);

const importLater = (path: string): string => `() => import(${quote(path)})`;

/** An object with an import for each language, by language code. */
const inLanguages = (path: (language: string) => string): string =>
  `{ ${languages.map((language) => `${language}: ${importLater(path(language))}`).join(', ')} }`;

/** The tools that have a module, because at least one operation runs without a page. */
export const withOperations = (catalogue: Catalogue): Catalogue =>
  catalogue.filter(({ declaration }) => Object.keys(adapterOperations(declaration)).length > 0);

function moduleOf({ id, declaration }: CatalogueTool, dataFiles: readonly string[]): string {
  const data = dataFiles.map((path) => `${quote(path)}: () => read(new URL(${quote(`../data/${path}.bin`)}, import.meta.url))`);
  const names = Object.keys(adapterOperations(declaration));
  return lines(
    `import * as work from ${quote(`../work/${id}.js`)};`,
    "import { operation } from '../door/operation.js';",
    "import { sentences } from '../sentences.js';",
    ...(data.length > 0 ? ["import { read } from '#read';"] : []),
    'const tool = {',
    `  id: ${quote(id)},`,
    `  declaration: ${plainJson(declaration)},`,
    '  work,',
    `  messages: ${inLanguages((language) => `../messages/${language}/${id}.js`)},`,
    '  sentences,',
    `  data: { ${data.join(', ')} },`,
    '};',
    ...names.map((name, index) => `const operation${index} = /* @__PURE__ */ operation(tool, ${quote(name)});`),
    `export { ${names.map((name, index) => `operation${index} as ${name}`).join(', ')} };`,
  );
}

function indexOf(ids: readonly string[]): string {
  return lines(
    "import { allTools, finder, messenger, runner } from './door/named.js';",
    "import { sentences } from './sentences.js';",
    "export { ItToolsError } from './door/it-tools-error.js';",
    'const files = {',
    `  catalogue: ${importLater('./catalogue.js')},`,
    `  listings: ${inLanguages((language) => `./messages/${language}/listings.js`)},`,
    '};',
    'const modules = {',
    ...ids.map((id) => `  ${quote(id)}: ${importLater(`./tools/${id}.js`)},`),
    '};',
    'export const tools = /* @__PURE__ */ allTools(files);',
    'export const find = /* @__PURE__ */ finder(files);',
    'export const run = /* @__PURE__ */ runner(files, modules, sentences);',
    'export const message = /* @__PURE__ */ messenger(modules, sentences);',
  );
}

/** Writes the modules that programs import: one for each tool, and the index of all tools. */
export function writeModules(catalogue: Catalogue, dataFilesOf: (toolId: string) => readonly string[]): void {
  const tools = withOperations(catalogue);
  for (const tool of tools) writeInPackage(`tools/${tool.id}.js`, moduleOf(tool, dataFilesOf(tool.id)));
  writeInPackage('sentences.js', lines(`export const sentences = ${inLanguages((language) => `./messages/${language}/cli.js`)};`));
  writeInPackage('index.js', indexOf(tools.map(({ id }) => id)));
}
