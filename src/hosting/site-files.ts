import { splitPath } from '#core/addresses.ts';
import { hostFiles } from './host-files.ts';
import { revisionPlaceholder, renderedFiles } from './revision-placeholder.ts';
import { renderJson, renderPage, type Settling } from './render-page.ts';
import { robotsWithSitemap, sitemapOf } from './sitemap.ts';

/** The file with the facts of a template. It is not served. */
export const FACTS_FILE = 'site.json';

const PAGE = /^(?:(?<folder>.*)\/)?index\.html$/;

/** The language of a page file; `undefined` for any other file. */
export function languageOf(file: string): string | undefined {
  const match = PAGE.exec(file);
  return match ? splitPath(match.groups?.['folder'] ?? '').language : undefined;
}

/** Whether a site includes a file of the template. Excludes the facts, and the pages and former pages of hidden tools. */
export function isOfSite(file: string, { facts, settings }: Settling): boolean {
  if (file === FACTS_FILE) return false;
  const match = PAGE.exec(file);
  if (!match) return true;
  const { page } = splitPath(match.groups?.['folder'] ?? '');
  return !facts.tools.some(({ id, former }) => settings.hidden.includes(id) && (id === page || former.includes(page)));
}

/** Whether rendering changes a file. All others are served unchanged. */
export const isChanged = (file: string): boolean => /\.html$|^(?:manifest\.webmanifest|robots\.txt|sw\.js)$/.test(file);

/** Renders a file of a template, except for the revisions in `sw.js`. */
export function renderFile(file: string, content: string, site: Settling): string {
  if (file.endsWith('.html')) return renderPage(content, site, languageOf(file));
  if (file === 'manifest.webmanifest') return renderJson(content, site);
  return file === 'robots.txt' ? robotsWithSitemap(content, site) : content;
}

/**
 * Updates the revisions of rendered files in the service worker, so that changed settings count as a new version. `digest` returns the
 * hexadecimal SHA-256 of a rendered file.
 */
export const reviseServiceWorker = (script: string, digest: (file: string) => string): string =>
  renderedFiles.reduce((revised, file) => revised.replaceAll(revisionPlaceholder(file), () => digest(file).slice(0, 32)), script);

/** The files that rendering adds to a template, for search engines and hosts. */
export function addedFiles(site: Settling): Readonly<Record<string, string>> {
  const sitemap = sitemapOf(site);
  return { ...(sitemap === undefined ? {} : { 'sitemap.xml': sitemap }), ...hostFiles(site) };
}
