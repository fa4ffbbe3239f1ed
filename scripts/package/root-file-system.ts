// Writes the root file system of the image: Node, the libraries that it loads, the package, licences, and nothing else of the system.
// A release runs it in the official image of Node for each processor, where nothing of node_modules can be loaded.
//   SOURCE_DATE_EPOCH=SECONDS node scripts/package/root-file-system.ts FOLDER [NODE]     NODE: else the program of the package `node`
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, lutimesSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedFiles } from './published-files.ts';
import { removeReadOnly } from './remove-read-only.ts';
import { sharedLibraries } from './shared-libraries.ts';

/** The Node program that the package `node` brings. */
export const ownNode = 'node_modules/node/bin/node';

/** What Debian says of the rights in a file, if this is Debian; the GNU libraries are to be passed on with it. */
function copyrightOf(file: string): string | undefined {
  for (const path of [file, realpathSync(file), file.replace(/^\//, '/usr/')]) {
    const { status, stdout } = spawnSync('dpkg-query', ['--search', path], { encoding: 'utf8' });
    const owner = status === 0 ? /^[^:,\s]+/.exec(stdout)?.[0] : undefined;
    if (owner !== undefined && existsSync(`/usr/share/doc/${owner}/copyright`)) return `/usr/share/doc/${owner}/copyright`;
  }
  return undefined;
}

/** The files of the root, by where they will be: where they are now. */
function contents(packageFolder: string, node: string): ReadonlyMap<string, string> {
  const files = new Map([['node', node]]);
  for (const library of sharedLibraries(execFileSync('ldd', [node], { encoding: 'utf8' }))) {
    files.set(library.slice(1), library);
    const copyright = copyrightOf(library);
    if (copyright !== undefined) files.set(`licenses/${copyright.split('/').at(-2)}`, copyright);
  }
  for (const name of ['LICENSE', 'THIRD-PARTY-NOTICES.md']) files.set(name, join(packageFolder, name));
  for (const file of publishedFiles(packageFolder)) files.set(`it-tools/${file}`, join(packageFolder, file));
  return files;
}

const isProgram = (path: string): boolean => path === 'node' || path.startsWith('lib');

export interface RootOptions {
  /** Where the npm package is built. */
  readonly packageFolder: string;
  /** Seconds since 1970, the time of every file. */
  readonly builtAt: number;
  readonly node?: string;
}

/** Files of mode 444, programs, libraries and folders of mode 555, all of one time; who copies them into an image makes root their owner. */
export function writeRoot(folder: string, { packageFolder, builtAt, node = ownNode }: RootOptions): void {
  removeReadOnly(folder);
  for (const [path, source] of contents(packageFolder, node)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
    chmodSync(target, isProgram(path) ? 0o555 : 0o444);
  }
  // The deepest first: a folder's time is that of the last change in it.
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    entry,
    path: join(entry.parentPath, entry.name),
  }));
  for (const { entry, path } of entries.toSorted((one, other) => other.path.length - one.path.length)) {
    if (entry.isDirectory()) chmodSync(path, 0o555);
    lutimesSync(path, builtAt, builtAt);
  }
  chmodSync(folder, 0o555);
  lutimesSync(folder, builtAt, builtAt);
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [, , folder, node = ownNode] = process.argv;
  const builtAt = Number(process.env['SOURCE_DATE_EPOCH'] ?? Number.NaN);
  if (folder === undefined || !Number.isSafeInteger(builtAt))
    throw new Error('Say the folder of the root file system, and SOURCE_DATE_EPOCH.');
  writeRoot(folder, { packageFolder: 'dist', builtAt, node });
}
