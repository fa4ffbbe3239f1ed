import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundPage } from '../../../src/core/addresses.ts';
import { htmlFiles, type Site } from '../site.ts';
import { markParts } from './mark-parts.ts';
import { neutralScripts } from './neutral-scripts.ts';

/** What is asked for before the first paint stands on `<html>`; what is asked for by the first module that runs, first in `<head>`. */
const SLOTS = '<!--=language--><!--=theme-->';

/** The path below the base path that a file was rendered for; `undefined` for the offline fallback, which is rendered for any. */
export function renderedPath(file: string): string | undefined {
  if (file === '404.html') return notFoundPage;
  return /(?:^|\/)index\.html$/.test(file) ? file.replace(/\/?index\.html$/, '') : undefined;
}

/** Hosts may answer any address with a page. The page tells its scripts which address it was rendered for (src/app/addresses). */
function pathAttribute(file: string): string {
  const path = renderedPath(file);
  return path === undefined ? '' : ` data-page="${path}"`;
}

const isPage = (html: string): boolean => !html.startsWith('<!DOCTYPE html><html data-base'); // a way from a former path has no settings

/** Makes templates of the drawn pages: no script of theirs knows the base path, and what not every site has is marked. */
export function makeNeutral(site: Site): void {
  for (const file of htmlFiles(site)) {
    const path = join(site.directory, file);
    const html = readFileSync(path, 'utf8');
    if (!isPage(html)) continue;
    const neutral = markParts(neutralScripts(html));
    writeFileSync(
      path,
      neutral.replace(/<html\b[^>]*(?=><head>)/, (tag) => tag + pathAttribute(file) + SLOTS).replace('<head>', '<head><!--=settings-->'),
    );
  }
}
