// Writes the root file system of the image: Node, the libraries that it loads, the package, and licenses. A release runs it in the official
// Node image for each processor, without node_modules.
//   SOURCE_DATE_EPOCH=SECONDS node scripts/package/root-file-system.ts FOLDER [NODE]     NODE: default is that of the package `node`
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, lutimesSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedFiles } from './published-files.ts';
import { removeReadOnly } from './remove-read-only.ts';
import { sharedLibraries } from './shared-libraries.ts';

/** The Node program of the package `node`. */
export const ownNode = 'node_modules/node/bin/node';

/** The path of Debian's copyright file for a library, which must be distributed with it. `undefined` on other systems. */
function copyrightOf(file: string): string | undefined {
  for (const path of [file, realpathSync(file), file.replace(/^\//, '/usr/')]) {
    const { status, stdout } = spawnSync('dpkg-query', ['--search', path], { encoding: 'utf8' });
    const owner = status === 0 ? /^[^:,\s]+/.exec(stdout)?.[0] : undefined;
    if (owner !== undefined && existsSync(`/usr/share/doc/${owner}/copyright`)) return `/usr/share/doc/${owner}/copyright`;
  }
  return undefined;
}

/** The files of the root: the target path and the current path of each. */
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
  /** The folder with the built npm package. */
  readonly packageFolder: string;
  /** Seconds since 1970. It is the time of every file. */
  readonly builtAt: number;
  readonly node?: string;
}

/**
 * Writes files with mode 444, and programs, libraries, and folders with mode 555, all with the same time. Copying them into an image makes
 * root their owner.
 */
export function writeRoot(folder: string, { packageFolder, builtAt, node = ownNode }: RootOptions): void {
  removeReadOnly(folder);
  for (const [path, source] of contents(packageFolder, node)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
    chmodSync(target, isProgram(path) ? 0o555 : 0o444);
  }
  // The deepest entries come first, because a change in a folder updates its time.
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
