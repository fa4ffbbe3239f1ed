import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '../../../src/settle/placeholders.ts';
import type { Site } from '../site.ts';
import { neutralWay } from '../template/neutral-scripts.ts';
import { canonical } from './page-links.ts';
import type { Redirect } from './redirects.ts';

// A host's redirect is better, where it knows _redirects or vercel.json; this page works on any host.
const aliasPage = (to: string): string =>
  `<!DOCTYPE html><html data-base="${placeholders.baseUrl}"><head><meta charset="utf-8"/><title>${placeholders.siteName}</title>` +
  `<meta name="robots" content="noindex"/>${canonical(to)}` +
  `<script>${neutralWay(to.slice(placeholders.baseUrl.length))}</script>` +
  `<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript></head><body><a href="${to}">${to}</a></body></html>`;

/** A page at each former address of a tool that leads to the present one and keeps query and fragment. */
export function writeAliasPages({ directory }: Site, redirects: readonly Redirect[]): void {
  for (const { from, to } of redirects) {
    const folder = join(directory, from.slice(placeholders.baseUrl.length));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), aliasPage(to));
  }
}
