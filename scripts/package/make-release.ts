import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { readFacts, writeSite } from '../../src/cli/serve/write-site.ts';
import { readSettings } from '../../src/hosting/read-settings.ts';
import { packageVersion } from '../build/package/package-version.ts';
import { PACKAGE_FOLDER, TEMPLATE } from '../build/folders.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { listFiles } from './list-files.ts';
import { makeZip } from './make-zip.ts';
import { ownNode, writeRoot } from './root-file-system.ts';
import { writeSums } from './sums.ts';

const NAME = 'it-tools';
const MAKER_OF_SCHEMA = 'src/hosting/configuration-schema.ts';

/** The names of processor architectures in images. */
const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

const inDist = (name: string): string => join(PACKAGE_FOLDER, name);

const npm = (words: readonly string[]): string =>
  execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' });

/** The site for `/` without any settings, in one folder. */
function siteZip(version: string): Uint8Array {
  const read = readSettings({ flags: {}, environment: {}, file: undefined }, readFacts(folderFiles(TEMPLATE)));
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    writeSite(folderFiles(TEMPLATE), read.settings, folder);
    return makeZip(Object.fromEntries(listFiles(folder).map((file) => [`${NAME}-${version}/${file}`, readFileSync(join(folder, file))])));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Packs the package with `npm pack`, which gives all files the same date. */
function packPackage(target: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const file = npm(['pack', `./${PACKAGE_FOLDER}`, '--silent', '--pack-destination', folder]).trim();
  cpSync(join(folder, file), target);
  rmSync(folder, { recursive: true });
}

/**
 * The bill of materials. Reads only the lock file, because installed packages depend on this machine, and npm reports linked folders as
 * missing.
 */
const bill = (builtAt: number): string =>
  billOfMaterials(npm(['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only']), {
    name: NAME,
    nodeVersion: execFileSync(ownNode, ['--version'], { encoding: 'utf8' }).trim().slice(1),
    builtAt,
  });

/** The schema of the settings, or `undefined` if the project has none. */
async function schema(): Promise<string | undefined> {
  if (!existsSync(MAKER_OF_SCHEMA)) return undefined;
  const { configurationSchema } = (await import(resolve(MAKER_OF_SCHEMA))) as { configurationSchema: (facts: unknown) => object };
  return `${JSON.stringify(configurationSchema(readFacts(folderFiles(TEMPLATE))), null, 2)}\n`;
}

/**
 * Writes the files of a release next to the package. They are made from the package and the template. Returns a list of the files with
 * their sizes.
 */
export async function makeRelease(builtAt: number): Promise<string> {
  const version = packageVersion();
  const { [process.arch]: architecture } = architectures;
  const packed = `${NAME}-${version}.tgz`;
  packPackage(inDist(packed));
  const written: string[] = [packed];
  const write = (name: string, content: string | Uint8Array): void => {
    writeFileSync(inDist(name), content);
    written.push(name);
  };
  write(`${NAME}-${version}-site.zip`, siteZip(version));
  write(`${NAME}-${version}.cdx.json`, bill(builtAt));
  const described = await schema();
  if (described !== undefined) write('configuration.schema.json', described);
  // The image is for Linux. On other systems, the installed Node program cannot run in it.
  if (process.platform === 'linux' && architecture !== undefined) {
    const root = `root-${architecture}`;
    writeRoot(inDist(root), { packageFolder: PACKAGE_FOLDER, builtAt });
  }
  writeSums(PACKAGE_FOLDER);
  return written.map((file) => `${inDist(file)}  ${(statSync(inDist(file)).size / 1e6).toFixed(1)} MB`).join('\n');
}
