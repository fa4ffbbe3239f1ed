import { cpSync, existsSync, globSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

/** React Router writes the loaders' data beside each page; our pages carry it and never ask for it. */
export function removeLoaderData({ directory }: Site): void {
  for (const file of globSync('**/*.data', { cwd: directory })) rmSync(join(directory, file));
}

/** Under a base path, React Router writes pages into its folders and assets beside them: all of it belongs under the base. */
export function moveUpFromBase({ directory, configuration }: Site): void {
  const [top] = configuration.app.baseUrl.split('/').filter(Boolean);
  const pages = join(directory, configuration.app.baseUrl);
  if (top === undefined || !existsSync(pages)) return;
  // It takes its fallback for the page of the root, which is not there: it would be lost under the home page.
  renameSync(join(directory, 'index.html'), join(directory, '__spa-fallback.html'));
  const moved = `${directory}-pages`; // a page may be called as the base path is
  renameSync(pages, moved);
  if (globSync('**/*.*', { cwd: join(directory, top) }).length === 0) rmSync(join(directory, top), { recursive: true, force: true });
  for (const name of readdirSync(moved)) cpSync(join(moved, name), join(directory, name), { recursive: true });
  rmSync(moved, { recursive: true });
}

/** Vite's list of chunks is for these steps, not for visitors. */
export function removeChunkList({ directory }: Site): void {
  rmSync(join(directory, '.vite'), { recursive: true, force: true });
}
