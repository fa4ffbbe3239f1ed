import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundPage } from '../../../src/core/addresses.ts';
import { htmlFiles, type Site } from '../site.ts';
import { markParts } from './mark-parts.ts';
import { neutralScripts } from './neutral-scripts.ts';

/**
 * Settings that are needed before the first paint are attributes of `<html>`. Those that the first module needs are at the start of
 * `<head>`.
 */
const SLOTS = '<!--=language--><!--=theme-->';

/** The path below the base path that a file was prerendered for. `undefined` for the offline fallback, which is prerendered for any path. */
export function renderedPath(file: string): string | undefined {
  if (file === '404.html') return notFoundPage;
  return /(?:^|\/)index\.html$/.test(file) ? file.replace(/\/?index\.html$/, '') : undefined;
}

/** The attribute that tells a page's scripts which path it was prerendered for (src/app/shell/addresses). Hosts may send a page for any address. */
function pathAttribute(file: string): string {
  const path = renderedPath(file);
  return path === undefined ? '' : ` data-page="${path}"`;
}

const isPage = (html: string): boolean => !html.startsWith('<!DOCTYPE html><html data-base'); // a redirect from a former path has no settings

/** Turns the prerendered pages into templates: no script contains the base path, and parts that not every site has are marked. */
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
