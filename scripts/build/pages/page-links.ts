import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '../../../src/core/languages.ts';
import { placeholders } from '../../../src/settle/placeholders.ts';
import { addressOf, appendToHead, type Page, builtPages, type Site } from '../site.ts';
import { marked } from '../template/marked.ts';

type ChunkList = Readonly<Record<string, { readonly file: string }>>;

/** The chunk with a language's texts: every page waits for it, so it must not be found out about late. */
function languageChunk(chunks: ChunkList, language: Language): string {
  const [, chunk] = Object.entries(chunks).find(([key]) => key.endsWith(`virtual:language/${language}`)) ?? [];
  if (!chunk) throw new Error(`The build has no chunk with the texts of “${language}”.`);
  return chunk.file;
}

/** The same page in every language, and the English one for all the others. */
const alternates = (page: Page): string =>
  [...languages.map((language) => [language, language] as const), ['x-default', defaultLanguage] as const]
    .map(
      ([code, language]) => `<link rel="alternate" hreflang="${code}" href="${placeholders.origin}${addressOf({ ...page, language })}"/>`,
    )
    .join('');

/**
 * In front of all other scripts: a browser asks for them in the order in which it finds them, over HTTP/1.1 for six at a time, and none of them
 * begins before the texts are there.
 */
export const preloadFirst = (html: string, address: string): string =>
  html.replace('<link rel="modulepreload"', (next) => `<link rel="modulepreload" href="${address}"/>${next}`);

/** The address of a page for search engines, where it is known at which one the site will stand. */
export const canonical = (address: string): string => marked('site-url', `<link rel="canonical" href="${placeholders.origin}${address}"/>`);

const linksOf = (page: Page): string => canonical(addressOf(page)) + alternates(page);

/** Tells browsers what a page will need next, and search engines what it is called and in which other languages it exists. */
export function addPageLinks(site: Site): void {
  const chunks = JSON.parse(readFileSync(join(site.directory, '.vite/manifest.json'), 'utf8')) as ChunkList; // written by Vite
  for (const page of builtPages()) {
    const path = join(site.directory, page.file);
    const html = preloadFirst(readFileSync(path, 'utf8'), placeholders.baseUrl + languageChunk(chunks, page.language));
    writeFileSync(path, appendToHead(html, linksOf(page)));
  }
}
