import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { builtBaseUrl } from '../configuration.ts';
import { addressCode } from './address-code.ts';

const FILLED = /-filled$/;

/** The file of an icon, by Tabler's name: `heart` is an outline, `heart-filled` the same shape filled. */
const iconFile = (name: string): string =>
  `node_modules/@tabler/icons/icons/${FILLED.test(name) ? `filled/${name.replace(FILLED, '')}` : `outline/${name}`}.svg`;

/** `icon: 'hash'` in a manifest or an object, `icon="copy"` and `<Icon name="heart"` in JSX. */
const USES = /\bicon(?::\s*|=)['"]([a-z0-9-]+)['"]|<Icon\b[^>]*?\bname="([a-z0-9-]+)"/g;

function namesInUse(): string[] {
  const names = new Set<string>();
  for (const file of globSync('src/**/*.{ts,tsx}')) {
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

const sprite = (): string => `<svg xmlns="http://www.w3.org/2000/svg">${namesInUse().map(symbolOf).join('')}</svg>`;

const fileName = (): string => `assets/icons-${createHash('sha256').update(sprite()).digest('hex').slice(0, 8)}.svg`;

/** `virtual:icons`: the URL of one SVG file with the Tabler icons that the sources name. */
export function icons(): Plugin {
  const id = '\0virtual:icons';
  return {
    name: 'icons',
    configureServer(server) {
      server.middlewares.use(`${builtBaseUrl}icons.svg`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(sprite());
      });
    },
    resolveId: (source) => (source === 'virtual:icons' ? id : undefined),
    load(source) {
      if (source !== id) return undefined;
      const { config } = this.environment;
      return `export default ${addressCode(this.environment, config.command === 'serve' ? 'icons.svg' : fileName())}`;
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: fileName(), source: sprite() });
    },
  };
}
