// Lists the tools, pages, and former paths for builds, checks, and tests. In the browser, src/app/shell/catalog.ts reads the same folders.
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

/** The IDs of all tools. Every folder is a tool, and its name is the tool's ID and the path of its page. */
export const toolIds = (root = '.'): readonly string[] =>
  readdirSync(join(root, TOOLS), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .toSorted();

/** The path of a tool's folder, or of a file in it. With slashes on every system. */
export const toolPath = (toolId: string, ...file: readonly string[]): string => [TOOLS, toolId, ...file].join('/');

/** The exports of a tool's file. The file's name determines their type. */
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

/** The inputs and options that a tool declares. View options count as options. */
export async function fieldsOf(toolId: string): Promise<ToolFields> {
  const { inputs, options, viewOptions } = await declarationOf(toolId);
  return { inputs, options: { ...options, ...viewOptions } };
}

interface Listing {
  readonly name: string;
  /** The text in lists. */
  readonly short: string;
  /** The text on the tool's page and in search engines. */
  readonly description: string;
  readonly keywords: string;
}

/** The name, descriptions, and keywords of a tool in a language. */
export const listingOf = (toolId: string, language: string): Listing =>
  (JSON.parse(readFileSync(toolPath(toolId, 'messages', `${language}.json`), 'utf8')) as { readonly listing: Listing }).listing; // checked by check-messages

/** A former path of a tool without its slash, and the tool that it leads to. */
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
  /** The path without language and slashes: `hash-text`, `about`, or '' for the home page. */
  readonly name: string;
  /** The path below the base path: `/de/hash-text`. */
  readonly path: string;
}

/** Every page in every language. */
export const pages = (): readonly Page[] =>
  languages.flatMap((language) => [...sitePages, ...toolIds()].map((name) => ({ language, name, path: pathOf(name, language) })));
