import { readFileSync } from 'node:fs';
import { fieldsOf, toolIds as listTools, listingOf as listingIn } from '../../scripts/catalog.ts';
import { siteSettings } from '../../src/core/settings.ts';
import type shell from '#i18n/shell/en.json';

/** Every tool there is, by its folder. */
export const toolIds: readonly string[] = listTools();

/** One of each kind of tool: what is tested in every language. */
export const modelTools: readonly string[] = [
  'token-generator',
  'uuid-generator',
  'hash-text',
  'json-to-yaml-converter',
  'yaml-to-json-converter',
  'jwt-parser',
  'http-status-codes',
  'regex-tester',
  'chronometer',
].filter((id) => toolIds.includes(id));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Name and descriptions of a tool in a language. */
export const listingOf = (id: string, language = 'en'): ReturnType<typeof listingIn> => listingIn(id, language);

/** The names of a tool's inputs and options, as a link has them. */
export async function fieldNamesOf(id: string): Promise<readonly string[]> {
  const { inputs, options } = await fieldsOf(id);
  return Object.keys({ ...inputs, ...options });
}

type Shell = typeof shell;

/** The shell's texts in a language, English where it lacks one. */
export function shellTextsOf(language: string): Shell {
  const english = readJson('src/i18n/shell/en.json') as Shell;
  const translated = readJson(`src/i18n/shell/${language}.json`) as Partial<Shell>;
  const groups = Object.entries(english).map(([group, texts]) => [group, { ...texts, ...translated[group as keyof Shell] }]);
  const { initial: siteName } = siteSettings['site.name'];
  return JSON.parse(JSON.stringify(Object.fromEntries(groups)).replaceAll('{{siteName}}', siteName)) as Shell; // the same keys
}

const AT_A_TIME = 11;

/** The tools in groups, for what is quickly seen: a browser's context takes longer than a page. */
export const toolGroups: readonly (readonly string[])[] = Array.from({ length: Math.ceil(toolIds.length / AT_A_TIME) }, (_, index) =>
  toolIds.slice(index * AT_A_TIME, (index + 1) * AT_A_TIME),
);

/** A prerendered page, by its path without a slash in front. */
export const htmlOf = (path: string): string => readFileSync(`build/client/${path}/index.html`, 'utf8');

/** A text as React writes it into a page. */
export const asHtml = (text: string): string => text.replaceAll(/[&"'<>]/g, (character) => ESCAPES[character] ?? character);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };
