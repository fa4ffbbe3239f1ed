import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Files } from './files.ts';

const FILLED = /-filled$/;

/** The file of an icon, by Tabler's name: `heart` is an outline, `heart-filled` the same shape filled. */
const iconFile = (name: string): string =>
  `node_modules/@tabler/icons/icons/${FILLED.test(name) ? `filled/${name.replace(FILLED, '')}` : `outline/${name}`}.svg`;

/** `icon: 'hash'` in a manifest or an object, `icon="copy"` and `<Icon name="heart"` in JSX. */
const USES = /\bicon(?::\s*|=)['"]([a-z0-9-]+)['"]|<Icon\b[^>]*?\bname="([a-z0-9-]+)"/g;

function namesInUse(): string[] {
  const names = new Set<string>();
  for (const file of globSync('src/**/*.{ts,tsx}', { exclude: ['src/generated'] })) {
    for (const [, manifest, element] of readFileSync(file, 'utf8').matchAll(USES)) names.add(manifest ?? element ?? '');
  }
  return [...names].toSorted();
}

/** The SVG attributes of Tabler's icons. Their color is that of the surrounding text. */
const LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const SHAPE = 'fill="currentColor"';

function symbolOf(name: string): string {
  if (!existsSync(iconFile(name))) throw new Error(`There is no Tabler icon “${name}”.`);
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(iconFile(name), 'utf8'))?.[1] ?? '';
  const paths = drawing.replaceAll(/\s*\n\s*/g, '').replaceAll(/<path stroke="none"[^>]*>/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24" ${FILLED.test(name) ? SHAPE : LINE}>${paths}</symbol>`;
}

/** One SVG file with the Tabler icons that the sources name. */
export const iconFiles = (): Files => ({
  'icons.svg': `<svg xmlns="http://www.w3.org/2000/svg">${namesInUse().map(symbolOf).join('')}</svg>`,
});
