import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { SiteFacts } from '#settle/site-facts.ts';
import type { SiteSettings } from '#settle/site-settings.ts';
import { addedFiles, FACTS_FILE, isChanged, isOfSite, reviseServiceWorker, settleFile } from '#settle/site-files.ts';
import type { Settling } from '#settle/settle-page.ts';

/** What a template says of itself. Rejects as `node:fs` does. */
export const readFacts = (template: string): SiteFacts => JSON.parse(readFileSync(join(template, FACTS_FILE), 'utf8')) as SiteFacts; // the build wrote it

const readText = (template: string, file: string): string => readFileSync(join(template, file), 'utf8');

/** A file of a template that settling changes, as a site has it. */
export function readSettled(template: string, file: string, settling: Settling): string {
  const settled = settleFile(file, readText(template, file), settling);
  if (file !== 'sw.js') return settled;
  return reviseServiceWorker(settled, (other) =>
    createHash('sha256')
      .update(readSettled(template, other, settling))
      .digest('hex'),
  );
}

/** The files of a template, relative to it and with slashes; what a server has beside them packed, and what is hidden, is none of them. */
const filesIn = (template: string): readonly string[] =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(template, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)\.|\.(?:br|gz)$/.test(file));

/** Writes the whole site of a template into a folder, which must not be there. Throws as `node:fs` does. */
export function writeSite(template: string, settings: SiteSettings, folder: string): void {
  const settling: Settling = { settings, facts: readFacts(template) };
  for (const file of filesIn(template)) {
    if (!isOfSite(file, settling)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (isChanged(file)) writeFileSync(join(folder, file), readSettled(template, file, settling));
    else copyFileSync(join(template, file), join(folder, file));
  }
  for (const [file, text] of Object.entries(addedFiles(settling))) writeFileSync(join(folder, file), text);
}
