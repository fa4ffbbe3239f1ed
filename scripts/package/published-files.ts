import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** What npm would put into a package of what is in its folder, by what the package says of itself; its files, relative to the folder. Throws as `node:fs` does. */
export function publishedFiles(packageFolder: string): readonly string[] {
  const { files } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { files: readonly string[] }; // the build wrote it
  return [...listFiles(packageFolder).filter((file) => files.includes(file.split('/', 1)[0] ?? '')), 'package.json'];
}
