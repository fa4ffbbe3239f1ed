import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFiles, type Site } from '../site.ts';
import { markParts } from './mark-parts.ts';
import { neutralScripts } from './neutral-scripts.ts';

/** What follows from the settings of a site on `<html>`: before the first paint they are asked for. */
const SLOTS = '<!--=language--><!--=theme-->';

const isPage = (html: string): boolean => !html.startsWith('<!DOCTYPE html><html data-base'); // a way from a former path has no settings

/** Makes templates of the drawn pages: no script of theirs knows the base path, and what not every site has is marked. */
export function makeNeutral(site: Site): void {
  for (const file of htmlFiles(site)) {
    const path = join(site.directory, file);
    const html = readFileSync(path, 'utf8');
    if (!isPage(html)) continue;
    const neutral = markParts(neutralScripts(html));
    writeFileSync(path, neutral.replace(/<html\b[^>]*(?=>)/, (tag) => tag + SLOTS));
  }
}
