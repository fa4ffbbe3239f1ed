import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import process from 'node:process'; // the bundler empties the environment of the global one

type Env = Readonly<Record<string, string | undefined>>;

/** Commands that run as services, often with a file system that must stay as it is. */
const WITHOUT_CACHE: ReadonlySet<string> = new Set(['serve', 'export', 'check', 'health', 'mcp']);

/** Where the user's caches are (XDG Base Directory Specification, and the folders of macOS and Windows). */
function cachesOf(
  { XDG_CACHE_HOME: xdg = '', HOME: home = '', LOCALAPPDATA: local = '' }: Env,
  platform: NodeJS.Platform,
): string | undefined {
  if (platform === 'win32') return isAbsolute(local) ? local : undefined;
  if (isAbsolute(xdg)) return xdg;
  if (!isAbsolute(home)) return undefined;
  return platform === 'darwin' ? join(home, 'Library/Caches') : join(home, '.cache');
}

/** The nearest folder above a path that is there. */
function nearest(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : nearest(dirname(path));
  }
}

/** Whether nobody but this user and root can put something else in the place of a folder. */
function isSafe(folder: string, user: number): boolean {
  const { uid, mode } = lstatSync(folder);
  const isOwn = uid === user || uid === 0;
  const isClosed = (mode & 0o022) === 0 || (mode & 0o1000) !== 0; // in a sticky folder, others cannot rename
  return isOwn && isClosed && (dirname(folder) === folder || isSafe(dirname(folder), user));
}

/**
 * A private folder for compiled code, which Node runs without asking who wrote it. `undefined` if the user has none: there is no home, the folder
 * cannot be made, or somebody else could write to it or replace it.
 */
export function cacheFolder(env: Env, platform: NodeJS.Platform = process.platform): string | undefined {
  const caches = cachesOf(env, platform);
  if (caches === undefined) return undefined;
  const folder = join(caches, 'it-tools');
  const user = process.geteuid?.();
  try {
    if (user !== undefined && !isSafe(nearest(caches), user)) return undefined;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    if (user === undefined) return found.isDirectory() ? folder : undefined; // on Windows, the folder above has the rights
    return found.isDirectory() && found.uid === user && (found.mode & 0o777) === 0o700 ? folder : undefined;
  } catch {
    return undefined; // a read-only file system, a file in the folder's place, Node's permission model
  }
}

/** The folder for the code of a command; services keep none. */
export const cacheFolderFor = (words: readonly string[], env: Env): string | undefined =>
  words.some((word) => WITHOUT_CACHE.has(word)) ? undefined : cacheFolder(env);
