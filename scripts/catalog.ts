// Which tools, pages and former paths there are: what a build, a check or a test lists, it lists with this. In the browser src/app/catalog.ts
// has the same, from the same folders.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pathOf } from '../src/core/addresses.ts';
import { sitePages } from '../src/core/site-pages.ts';
import type { Declaration } from '../src/core/declaration.ts';
import type { Fields } from '../src/core/fields.ts';
import { type Language, languages } from '../src/core/languages.ts';
import type { ToolManifest } from '../src/core/tool.ts';

const TOOLS = 'src/tools';

/** Every folder is a tool; its name is the tool's id and the path of its page. */
export const toolIds = (root = '.'): readonly string[] =>
  readdirSync(join(root, TOOLS), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .toSorted();

/** Where a tool stands, or a file of it; with slashes on every system. */
export const toolPath = (toolId: string, ...file: readonly string[]): string => [TOOLS, toolId, ...file].join('/');

/** What a file of a tool exports. The contract of the file's name says what that is. */
const importOf = async <Module>(...file: Parameters<typeof toolPath>): Promise<Module> =>
  (await import(/* @vite-ignore */ pathToFileURL(resolve(toolPath(...file))).href)) as Module;

export const manifestOf = async (toolId: string): Promise<ToolManifest> =>
  (await importOf<{ readonly default: ToolManifest }>(toolId, 'tool.ts')).default;

export const declarationOf = async (toolId: string): Promise<Declaration> =>
  (await importOf<{ readonly declaration: Declaration }>(toolId, 'declare.ts')).declaration;

interface ToolFields {
  readonly inputs: Fields;
  readonly options: Fields;
}

/** The fields that a tool declares: what changes only the page is an option. */
export async function fieldsOf(toolId: string): Promise<ToolFields> {
  const { inputs, options, viewOptions } = await declarationOf(toolId);
  return { inputs, options: { ...options, ...viewOptions } };
}

interface Listing {
  readonly name: string;
  /** What lists show of it. */
  readonly short: string;
  /** What its page says of it, and search engines. */
  readonly description: string;
  readonly keywords: string;
}

/** What a tool is called and found by in a language. */
export const listingOf = (toolId: string, language: string): Listing =>
  (JSON.parse(readFileSync(toolPath(toolId, 'messages', `${language}.json`), 'utf8')) as { readonly listing: Listing }).listing; // check-messages has checked it

/** A path that a tool had once, without its slash, and the tool that now stands for it. */
interface FormerPath {
  readonly alias: string;
  readonly tool: string;
}

/** The former paths of all tools. */
export async function formerPaths(): Promise<readonly FormerPath[]> {
  const found = toolIds().map(async (tool) =>
    ((await manifestOf(tool)).redirectFrom ?? []).map((path) => ({ alias: path.slice(1), tool })),
  );
  return (await Promise.all(found)).flat();
}

interface Page {
  readonly language: Language;
  /** Without language and slashes: `hash-text`, `about`, or '' for the home page. */
  readonly name: string;
  /** Below the base path: `/de/hash-text`. */
  readonly path: string;
}

/** Every page in every language. */
export const pages = (): readonly Page[] =>
  languages.flatMap((language) => [...sitePages, ...toolIds()].map((name) => ({ language, name, path: pathOf(name, language) })));
