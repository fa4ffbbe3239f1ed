import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ToolManifest } from '../../src/core/tool.ts';

/** A path that a tool had once, without its slash, and the tool that now stands for it. */
interface FormerPath {
  readonly alias: string;
  readonly tool: string;
}

async function formerPathsIn(file: string): Promise<readonly FormerPath[]> {
  const { default: manifest } = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as { default: ToolManifest };
  return (manifest.redirectFrom ?? []).map((path) => ({ alias: path.slice(1), tool: basename(dirname(file)) }));
}

/** The former paths of all tools. */
export async function formerPaths(): Promise<readonly FormerPath[]> {
  return (await Promise.all(globSync('src/tools/*/tool.ts').toSorted().map(formerPathsIn))).flat();
}
