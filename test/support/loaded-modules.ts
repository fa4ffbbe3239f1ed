import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATIC = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

/** The modules that load together with a module of a built package. Paths are relative to its folder. */
export function loadedModules(root: string, path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, imported = ''] of readFileSync(join(root, path), 'utf8').matchAll(STATIC)) {
    loadedModules(root, join(dirname(path), imported), seen);
  }
  return seen;
}

/** The modules among them that belong to other tools. */
export const foreignWork = (modules: Iterable<string>, toolId: string): readonly string[] =>
  [...modules].filter((path) => /(^|\/)(work|tools)\//.test(path) && !path.endsWith(`/${toolId}.js`));

export const bytesOf = (root: string, modules: Iterable<string>): number =>
  [...modules].reduce((sum, path) => sum + statSync(join(root, path)).size, 0);
