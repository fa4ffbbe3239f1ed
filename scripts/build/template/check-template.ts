import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '../../../src/hosting/placeholders.ts';
import type { SiteFacts } from '../../../src/hosting/site-facts.ts';
import { inlineScripts } from '../hosts/policy.ts';
import { htmlFiles, type Site } from '../site.ts';
import { unmarkedLinks } from './mark-parts.ts';

const isPlaced = (text: string): boolean => Object.values(placeholders).some((placeholder) => text.includes(placeholder));

/** Scripts and files that contain the base path or a setting. They must not, because their hashes are in policies and file names. */
export function placedCode(template: Site): readonly string[] {
  const files = globSync('assets/**/*.{js,css,svg}', { cwd: template.directory });
  return [
    ...files.filter((file) => isPlaced(readFileSync(join(template.directory, file), 'utf8'))),
    ...htmlFiles(template).filter((file) => inlineScripts(readFileSync(join(template.directory, file), 'utf8')).some(isPlaced)),
  ];
}

/** Scripts and styles outside of assets/. Code finds other files relative to itself, so all of it must be in the same folder. */
const strayChunks = ({ directory }: Site): readonly string[] =>
  globSync('{*,!(assets)/**/*,assets/**/*/*}.{js,css}', { cwd: directory }).filter(
    (file) => file !== 'sw.js' && !/^assets\/[^/]+$/.test(file),
  );

/** Throws if a template cannot be used for every site. */
export function checkTemplate(template: Site, { tools }: SiteFacts): void {
  const ids = new Set(tools.map(({ id }) => id));
  const links = htmlFiles(template).flatMap((file) => {
    const html = readFileSync(join(template.directory, file), 'utf8');
    const isAlias = html.startsWith('<!DOCTYPE html><html data-base'); // it is removed together with its tool
    return isAlias
      ? []
      : [...new Set(unmarkedLinks(html, ids))].map(
          (id) => `${file}: a link to ${id} is there whether the site has it or not; mark it with \`when\` or \`linkWhen\``,
        );
  });
  const faults = [
    ...placedCode(template).map((file) => `${file}: a script knows the base path or a setting`),
    ...strayChunks(template).map((file) => `${file}: code that stands outside of assets/`),
    ...links,
  ];
  if (faults.length > 0) throw new Error(`The pages do not hold for every site:\n${faults.join('\n')}`);
}
