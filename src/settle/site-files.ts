import { splitPath } from '#core/addresses.ts';
import { hostFiles } from './host-files.ts';
import { revisionPlaceholder, settledFiles } from './revision-placeholder.ts';
import { settleJson, settlePage, type Settling } from './settle-page.ts';
import { robotsWithSitemap, sitemapOf } from './sitemap.ts';

/** What a template says of itself, which is for no visitor. */
export const FACTS_FILE = 'site.json';

const PAGE = /^(?:(?<folder>.*)\/)?index\.html$/;

/** The language of the page that a file is, if it is one. */
export function languageOf(file: string): string | undefined {
  const match = PAGE.exec(file);
  return match ? splitPath(match.groups?.['folder'] ?? '').language : undefined;
}

/** Whether a file of a template is a part of a site: the pages of tools that it does not have are none, and what leads there. */
export function isOfSite(file: string, { facts, settings }: Settling): boolean {
  if (file === FACTS_FILE) return false;
  const match = PAGE.exec(file);
  if (!match) return true;
  const { page } = splitPath(match.groups?.['folder'] ?? '');
  return !facts.tools.some(({ id, former }) => settings.hidden.includes(id) && (id === page || former.includes(page)));
}

/** Whether settling changes a file; any other is served as it stands in the template. */
export const isChanged = (file: string): boolean => /\.html$|^(?:manifest\.webmanifest|robots\.txt|sw\.js)$/.test(file);

/** A file of a template that settling changes, as a site has it, but for the revisions in `sw.js`. */
export function settleFile(file: string, content: string, settling: Settling): string {
  if (file.endsWith('.html')) return settlePage(content, settling, languageOf(file));
  if (file === 'manifest.webmanifest') return settleJson(content, settling);
  return file === 'robots.txt' ? robotsWithSitemap(content, settling) : content;
}

/**
 * The service worker of a template with the revisions of what settling changed: a changed setting is a new version, which open pages take as any
 * other. `digest` gives the hexadecimal SHA-256 of the settled bytes of a file.
 */
export const reviseServiceWorker = (script: string, digest: (file: string) => string): string =>
  settledFiles.reduce((revised, file) => revised.replaceAll(revisionPlaceholder(file), () => digest(file).slice(0, 32)), script);

/** The files that a site has beside those of its template, for search engines and for hosts. */
export function addedFiles(settling: Settling): Readonly<Record<string, string>> {
  const sitemap = sitemapOf(settling);
  return { ...(sitemap === undefined ? {} : { 'sitemap.xml': sitemap }), ...hostFiles(settling) };
}
