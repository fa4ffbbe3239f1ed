import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Template } from './template.ts';

/** For hosts, and for who settles a template: no visitor has them. */
const UNSERVED = /^(?:_headers|_redirects|vercel\.json|netlify\.toml|site\.json)$|(?:^|\/)\./;

function versionIn(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  if (UNSERVED.test(file) || !(path + sep).startsWith(folder + sep)) return undefined;
  try {
    const stats = statSync(path);
    return stats.isFile() ? `${stats.mtimeMs} ${stats.size}` : undefined;
  } catch {
    return undefined; // there is none, or no file can have such a name
  }
}

/** A template, or a site that has been settled, as a build leaves it: a file for each. What is hidden is none. */
export function folderFiles(directory: string): Template {
  const folder = resolve(directory);
  return {
    names: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
        .filter((file) => !/(?:^|\/)\./.test(file)),
    version: (file) => versionIn(folder, file),
    read: (file) => readFileSync(join(folder, file)),
    brotli: () => undefined,
  };
}
