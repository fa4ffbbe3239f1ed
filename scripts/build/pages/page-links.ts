import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '../../../src/core/languages.ts';
import { placeholders } from '../../../src/hosting/placeholders.ts';
import { addressOf, appendToHead, type Page, builtPages, type Site } from '../site.ts';
import { marked } from '../template/marked.ts';

type ChunkList = Readonly<Record<string, { readonly file: string }>>;

/** The chunk with a language's texts. It is preloaded, because every page waits for it. */
function languageChunk(chunks: ChunkList, language: Language): string {
  const chunk = chunks[`src/generated/language/${language}.json`];
  if (!chunk) throw new Error(`The build has no chunk with the texts of “${language}”.`);
  return chunk.file;
}

/** Links to the page in every language, with the English one as the default. */
const alternates = (page: Page): string =>
  [...languages.map((language) => [language, language] as const), ['x-default', defaultLanguage] as const]
    .map(
      ([code, language]) => `<link rel="alternate" hreflang="${code}" href="${placeholders.origin}${addressOf({ ...page, language })}"/>`,
    )
    .join('');

/**
 * Adds a preload link before all other scripts. Browsers request them in order (over HTTP/1.1 six at a time), and none of them starts
 * before the texts have loaded.
 */
export const preloadFirst = (html: string, address: string): string =>
  html.replace('<link rel="modulepreload"', (next) => `<link rel="modulepreload" href="${address}"/>${next}`);

/** The address of a page for search engines. Only on sites that know their own address. */
export const canonical = (address: string): string => marked('site-url', `<link rel="canonical" href="${placeholders.origin}${address}"/>`);

const linksOf = (page: Page): string => canonical(addressOf(page)) + alternates(page);

/** Adds links for browsers (the files that a page needs next) and search engines (its address and its other languages). */
export function addPageLinks(site: Site): void {
  const chunks = JSON.parse(readFileSync(join(site.directory, '.vite/manifest.json'), 'utf8')) as ChunkList; // written by Vite
  for (const page of builtPages()) {
    const path = join(site.directory, page.file);
    const html = preloadFirst(readFileSync(path, 'utf8'), placeholders.baseUrl + languageChunk(chunks, page.language));
    writeFileSync(path, appendToHead(html, linksOf(page)));
  }
}
