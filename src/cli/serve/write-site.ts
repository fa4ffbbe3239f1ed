import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFacts } from '#hosting/site-facts.ts';
import type { SiteSettings } from '#hosting/site-settings.ts';
import { addedFiles, FACTS_FILE, isChanged, isOfSite, reviseServiceWorker, renderFile } from '#hosting/site-files.ts';
import type { Settling } from '#hosting/render-page.ts';
import type { Template } from './template.ts';

/** Reads the facts that a template contains about itself. Throws like the template. */
export const readFacts = (template: Template): SiteFacts => JSON.parse(template.read(FACTS_FILE).toString()) as SiteFacts; // the build wrote it

/** Renders a file of a template. */
export function readRendered(template: Template, file: string, site: Settling): string {
  const rendered = renderFile(file, template.read(file).toString(), site);
  if (file !== 'sw.js') return rendered;
  return reviseServiceWorker(rendered, (other) =>
    createHash('sha256')
      .update(readRendered(template, other, site))
      .digest('hex'),
  );
}

/** A file of a site, with its path in the site's folder. */
type SiteFile = readonly [file: string, content: string | Uint8Array];

/** All files of a site, each created on demand. Throws like the template. */
export function* siteFiles(template: Template, settings: SiteSettings): Generator<SiteFile> {
  const site: Settling = { settings, facts: readFacts(template) };
  for (const file of template.names()) {
    if (isOfSite(file, site)) yield [file, isChanged(file) ? readRendered(template, file, site) : template.read(file)];
  }
  yield* Object.entries(addedFiles(site));
}

/** Writes a file of a site into its folder. Throws like `node:fs`. */
export function writeSiteFile(folder: string, [file, content]: SiteFile): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** Writes a whole site into a folder, which must not exist. Throws like `node:fs`. */
export function writeSite(template: Template, settings: SiteSettings, folder: string): void {
  for (const file of siteFiles(template, settings)) writeSiteFile(folder, file);
}
