import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface ShippedPackage extends Manifest {
  readonly name: string;
  readonly directory: string;
}

function readPackage(name: string, from: string): ShippedPackage {
  const nested = join(from, 'node_modules', name);
  const directory = existsSync(nested) ? nested : join('node_modules', name);
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest; // written by npm
  return { ...manifest, name, directory };
}

/** devDependencies whose data scripts/data puts into files of the site, with their license text. */
const SHIPPED_DATA = ['emojibase-data'];

/**
 * The packages whose code or data the site may contain: the dependencies, including indirect ones. Notices for other data are written by
 * hand.
 */
function shippedPackages(): readonly ShippedPackage[] {
  const root = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest; // ours
  const waiting = [...Object.keys(root.dependencies ?? {}), ...SHIPPED_DATA].map((name) => readPackage(name, '.'));
  const found = new Map<string, ShippedPackage>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next.directory)) continue;
    found.set(next.directory, next);
    const { directory, dependencies = {} } = next;
    waiting.push(...Object.keys(dependencies).map((name) => readPackage(name, directory)));
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The license of a package: its license files, or else the name of the license and the package's homepage. */
function licenceText({ directory, license, homepage }: ShippedPackage): string {
  const files = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name));
  if (files.length === 0) return `License: ${license}${homepage === undefined ? '' : ` (${homepage})`}`;
  return files.map(({ name }) => readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n');
}

/** The licenses of all packages that the site or the npm package may contain. Packages with the same text share a section. */
export function noticesText(): string {
  const sections = Map.groupBy(shippedPackages(), licenceText);
  const texts = [...sections].map(
    ([text, packages]) => `## ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}\n\n${text}\n`,
  );
  return texts.join('\n');
}

/** Appends the licenses of packages to the notices that were written by hand. */
export function writeNotices({ directory }: Site): void {
  const file = join(directory, 'THIRD-PARTY-NOTICES.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${noticesText()}`);
}
