import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { addedFiles, isChanged, isOfSite } from '#settle/site-files.ts';
import { redirectsOf } from '#settle/redirects.ts';
import type { Settling } from '#settle/settle-page.ts';
import { readSettled } from './write-site.ts';

/** Where a server has a site from. Files are named relative to the site, with slashes. */
export interface SiteSource {
  /** Something that changes when the file does; `undefined` where there is no such file. */
  readonly version: (file: string) => string | undefined;
  readonly read: (file: string) => Buffer;
  /** The file that stands beside one, packed as a browser takes it; `undefined` if there is none. */
  readonly packed: (file: string, encoding: 'br' | 'gzip') => Buffer | undefined;
  /** Present addresses by former ones, without slashes at their ends. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** For hosts, and for who settles a template: no visitor has them. */
const UNSERVED = /^(?:_headers|_redirects|vercel\.json|netlify\.toml|site\.json)$|(?:^|\/)\./;

const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

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

/** A site that has been settled, as a folder of files. */
export function folderSource(directory: string): SiteSource {
  const folder = resolve(directory);
  return {
    version: (file) => versionIn(folder, file),
    read: (file) => readFileSync(join(folder, file)),
    packed(file, encoding) {
      const path = join(folder, file) + EXTENSIONS[encoding];
      return existsSync(path) ? readFileSync(path) : undefined;
    },
    redirects: new Map(),
  };
}

/** A site that is settled from its template as it is asked for. */
export function templateSource(directory: string, settling: Settling): SiteSource {
  const folder = folderSource(directory);
  const { 'sitemap.xml': sitemap } = addedFiles(settling);
  return {
    ...folder,
    version: (file) => {
      if (file === 'sitemap.xml') return sitemap;
      return isOfSite(file, settling) && !/\.(?:br|gz)$/.test(file) ? folder.version(file) : undefined;
    },
    read(file) {
      if (file === 'sitemap.xml') return Buffer.from(sitemap ?? '');
      return isChanged(file) ? Buffer.from(readSettled(directory, file, settling)) : folder.read(file);
    },
    redirects: new Map(redirectsOf(settling).map(({ from, to }) => [from.slice(settling.settings.baseUrl.length), to])),
  };
}
