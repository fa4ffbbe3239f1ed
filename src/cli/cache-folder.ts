import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import process from 'node:process'; // the bundler empties the environment of the global process

type Env = Readonly<Record<string, string | undefined>>;

/** Commands that run as services, often with a read-only file system. */
const WITHOUT_CACHE: ReadonlySet<string> = new Set(['serve', 'export', 'check', 'health', 'mcp']);

/** The folder for the user's caches (XDG Base Directory Specification, and the folders of macOS and Windows). */
function cachesOf(
  { XDG_CACHE_HOME: xdg = '', HOME: home = '', LOCALAPPDATA: local = '' }: Env,
  platform: NodeJS.Platform,
): string | undefined {
  if (platform === 'win32') return isAbsolute(local) ? local : undefined;
  if (isAbsolute(xdg)) return xdg;
  if (!isAbsolute(home)) return undefined;
  return platform === 'darwin' ? join(home, 'Library/Caches') : join(home, '.cache');
}

/** The closest existing ancestor of a path, or the path itself. */
function nearest(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : nearest(dirname(path));
  }
}

/** Whether only this user and root can replace a folder. */
function isSafe(folder: string, user: number): boolean {
  const { uid, mode } = lstatSync(folder);
  const isOwn = uid === user || uid === 0;
  const isClosed = (mode & 0o022) === 0 || (mode & 0o1000) !== 0; // in a sticky folder, others cannot rename
  return isOwn && isClosed && (dirname(folder) === folder || isSafe(dirname(folder), user));
}

/**
 * A private folder for compiled code, which Node runs without checking its origin. Returns `undefined` if there is no home folder, if the
 * folder cannot be created, or if another user could write to it or replace it.
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
    if (user === undefined) return found.isDirectory() ? folder : undefined; // on Windows, the parent folder has the access rights
    return found.isDirectory() && found.uid === user && (found.mode & 0o777) === 0o700 ? folder : undefined;
  } catch {
    return undefined; // a read-only file system, a file in the folder's place, Node's permission model
  }
}

/** The cache folder for the code of a command. Services have none. */
export const cacheFolderFor = (words: readonly string[], env: Env): string | undefined =>
  words.some((word) => WITHOUT_CACHE.has(word)) ? undefined : cacheFolder(env);
