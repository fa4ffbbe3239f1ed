import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { readFacts, writeSite } from '../../src/cli/serve/write-site.ts';
import { readSettings } from '../../src/settle/read-settings.ts';
import { packageVersion } from '../build/package/package-version.ts';
import { PACKAGE_FOLDER, TEMPLATE } from '../build/folders.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { listFiles } from './list-files.ts';
import { makeZip } from './make-zip.ts';
import { ownNode, writeRoot } from './root-file-system.ts';
import { writeSums } from './sums.ts';

const NAME = 'it-tools';
const MAKER_OF_SCHEMA = 'src/settle/configuration-schema.ts';

/** As images call the processors. */
const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

const inDist = (name: string): string => join(PACKAGE_FOLDER, name);

const npm = (words: readonly string[]): string =>
  execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' });

/** The site for `/`, of nobody, in one folder. */
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

/** Packs the package as npm does; npm gives all files one date. */
function packPackage(target: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const file = npm(['pack', `./${PACKAGE_FOLDER}`, '--silent', '--pack-destination', folder]).trim();
  cpSync(join(folder, file), target);
  rmSync(folder, { recursive: true });
}

/** Of the lock file alone: what npm has installed besides is of this machine, and what is linked to from another folder it calls missing. */
const bill = (builtAt: number): string =>
  billOfMaterials(npm(['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only']), {
    name: NAME,
    nodeVersion: execFileSync(ownNode, ['--version'], { encoding: 'utf8' }).trim().slice(1),
    builtAt,
  });

/** The schema of the settings; nothing where the project has none yet. */
async function schema(): Promise<string | undefined> {
  if (!existsSync(MAKER_OF_SCHEMA)) return undefined;
  const { configurationSchema } = (await import(resolve(MAKER_OF_SCHEMA))) as { configurationSchema: (facts: unknown) => object };
  return `${JSON.stringify(configurationSchema(readFacts(folderFiles(TEMPLATE))), null, 2)}\n`;
}

/** Writes the files of a release beside the package, of which and of the template they are made. Gives what there is, with sizes. */
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
  // An image is for Linux: elsewhere there is no program of Node that could be in it.
  if (process.platform === 'linux' && architecture !== undefined) {
    const root = `root-${architecture}`;
    writeRoot(inDist(root), { packageFolder: PACKAGE_FOLDER, builtAt });
  }
  writeSums(PACKAGE_FOLDER);
  return written.map((file) => `${inDist(file)}  ${(statSync(inDist(file)).size / 1e6).toFixed(1)} MB`).join('\n');
}
