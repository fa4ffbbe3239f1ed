import { readFileSync } from 'node:fs';
import { fieldsOf, toolIds as listTools, listingOf as listingIn } from '../../scripts/catalog.ts';
import { siteSettings } from '../../src/core/settings.ts';
import type shell from '#i18n/shell/en.json';

/** The IDs of all tools. */
export const toolIds: readonly string[] = listTools();

/** One tool of each kind, for tests in every language. */
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

/** The name and descriptions of a tool in a language. */
export const listingOf = (id: string, language = 'en'): ReturnType<typeof listingIn> => listingIn(id, language);

/** The names of a tool's inputs and options, as in links. */
export async function fieldNamesOf(id: string): Promise<readonly string[]> {
  const { inputs, options } = await fieldsOf(id);
  return Object.keys({ ...inputs, ...options });
}

type Shell = typeof shell;

/** The texts of the shell in a language. English if the language does not have a text. */
export function shellTextsOf(language: string): Shell {
  const english = readJson('src/i18n/shell/en.json') as Shell;
  const translated = readJson(`src/i18n/shell/${language}.json`) as Partial<Shell>;
  const groups = Object.entries(english).map(([group, texts]) => [group, { ...texts, ...translated[group as keyof Shell] }]);
  const { initial: siteName } = siteSettings['site.name'];
  return JSON.parse(JSON.stringify(Object.fromEntries(groups)).replaceAll('{{siteName}}', siteName)) as Shell; // it has the same keys
}

const AT_A_TIME = 11;

/** The tools in groups for fast tests, because a new browser context takes longer than a page. */
export const toolGroups: readonly (readonly string[])[] = Array.from({ length: Math.ceil(toolIds.length / AT_A_TIME) }, (_, index) =>
  toolIds.slice(index * AT_A_TIME, (index + 1) * AT_A_TIME),
);

/** The HTML of a prerendered page, by its path without a leading slash. */
export const htmlOf = (path: string): string => readFileSync(`build/client/${path}/index.html`, 'utf8');

/** Escapes a text like React. */
export const asHtml = (text: string): string => text.replaceAll(/[&"'<>]/g, (character) => ESCAPES[character] ?? character);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };
