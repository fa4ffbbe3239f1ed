import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../../src/core/addresses.ts';
import { languages } from '../../../src/core/languages.ts';
import { placeholders } from '../../../src/hosting/placeholders.ts';
import { addressOf, type Site } from '../site.ts';
import { formerPaths } from '../../catalog.ts';
import { neutralWay } from '../template/neutral-scripts.ts';
import { canonical } from './page-links.ts';

// A host's own redirect is better, if the host supports _redirects or vercel.json. This page works on any host.
const aliasPage = (to: string): string =>
  `<!DOCTYPE html><html data-base="${placeholders.baseUrl}"><head><meta charset="utf-8"/><title>${placeholders.siteName}</title>` +
  `<meta name="robots" content="noindex"/>${canonical(to)}` +
  `<script>${neutralWay(to.slice(placeholders.baseUrl.length))}</script>` +
  `<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript></head><body><a href="${to}">${to}</a></body></html>`;

/** Writes a page at each former address of a tool, in every language. It redirects to the current address and keeps query and fragment. */
export async function writeAliasPages({ directory }: Site): Promise<void> {
  for (const { alias, tool } of await formerPaths()) {
    for (const language of languages) {
      const folder = join(directory, pathOf(alias, language));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'index.html'), aliasPage(addressOf({ language, name: tool })));
    }
  }
}
