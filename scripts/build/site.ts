import { globSync } from 'node:fs';
import { posix } from 'node:path';
import type { Configuration } from '../../src/core/configuration.ts';
import { pathOf } from '../../src/core/addresses.ts';
import type { Language } from '../../src/core/languages.ts';
import { placeholders } from '../../src/hosting/placeholders.ts';
import { pages } from '../catalog.ts';

/** A folder with built pages: a template or a rendered site. */
export interface Site {
  /** The folder whose content is served under the base path. */
  readonly directory: string;
  readonly configuration: Configuration;
}

/** A prerendered page. */
export interface Page {
  /** Relative to the site's folder, such as `de/hash-text/index.html`. */
  readonly file: string;
  readonly language: Language;
  /** Without language and slashes: `hash-text`, `about`, or '' for the home page. */
  readonly name: string;
}

/** Every HTML file of the site, including those that are not pages for visitors (404.html). */
export const htmlFiles = ({ directory }: Site): readonly string[] =>
  globSync('**/*.html', { cwd: directory })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** The pages that have their own address in each language. */
export const builtPages = (): readonly Page[] =>
  pages().map(({ language, name, path }) => ({ file: posix.join(path, 'index.html').slice(1), language, name }));

/** The address of a page in a template. */
export const addressOf = ({ language, name }: Pick<Page, 'language' | 'name'>): string =>
  placeholders.baseUrl + pathOf(name, language).slice(1);

/** Inserts markup at the start of the head. */
export const prependToHead = (html: string, markup: string): string => html.replace('<head>', () => `<head>${markup}`);

export const appendToHead = (html: string, markup: string): string => html.replace('</head>', () => `${markup}</head>`);
