import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from './redirects.ts';
import { originOf, type Site } from '../site.ts';

// A host's redirect is better, where it knows _redirects or vercel.json; this page works on any host.
const aliasPage = (to: string, canonical: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>IT Tools</title><meta name="robots" content="noindex"/>${canonical}` +
  `<script>location.replace(${JSON.stringify(to)}+location.search+location.hash)</script>` +
  `<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript></head><body><a href="${to}">${to}</a></body></html>`;

/** A page at each former address of a tool that leads to the present one and keeps query and fragment. */
export function writeAliasPages(site: Site, redirects: readonly Redirect[]): void {
  const origin = originOf(site);
  for (const { from, to } of redirects) {
    const folder = join(site.directory, from.slice(site.configuration.app.baseUrl.length));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), aliasPage(to, origin ? `<link rel="canonical" href="${origin}${to}"/>` : ''));
  }
}
