import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/**
 * The files of a folder that npm would publish, according to its package.json. Paths are relative to the folder. Throws as `node:fs` does.
 */
export function publishedFiles(packageFolder: string): readonly string[] {
  const { files } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { files: readonly string[] }; // written by the build
  return [...listFiles(packageFolder).filter((file) => files.includes(file.split('/', 1)[0] ?? '')), 'package.json'];
}
