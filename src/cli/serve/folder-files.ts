import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Template } from './template.ts';

/** Files for hosts and for rendering the site, which are not served. */
const UNSERVED = /^(?:_headers|_redirects|vercel\.json|netlify\.toml|site\.json)$|(?:^|\/)\./;

function versionIn(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  if (UNSERVED.test(file) || !(path + sep).startsWith(folder + sep)) return undefined;
  try {
    const stats = statSync(path);
    return stats.isFile() ? `${stats.mtimeMs} ${stats.size}` : undefined;
  } catch {
    return undefined; // the file is missing, or its name is invalid
  }
}

/** The files of a folder with a template or a rendered site, as a build writes it. Hidden files are excluded. */
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
