import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ToolManifest } from '../../src/core/tool.ts';
import { languages } from '../../src/i18n/languages.ts';
import { addressOf, type Site } from './site.ts';

export interface Redirect {
  /** A former address and the present one, with language and base path. */
  readonly from: string;
  readonly to: string;
}

/** The former paths of all tools, without slashes, and the tool that now stands for each. */
async function formerPaths(): Promise<readonly { readonly alias: string; readonly tool: string }[]> {
  const files = globSync('src/tools/*/tool.ts').toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const { default: manifest } = (await import(resolve(file))) as { default: ToolManifest };
      const tool = resolve(file, '..').split(/[\\/]/).at(-1) ?? '';
      return (manifest.redirectFrom ?? []).map((path) => ({ alias: path.slice(1), tool }));
    }),
  );
  return found.flat();
}

/** Every former address of every tool in every language. */
export async function redirectsOf(site: Site): Promise<readonly Redirect[]> {
  const former = await formerPaths();
  return languages.flatMap((language) =>
    former.map(({ alias, tool }) => ({ from: addressOf(site, { language, name: alias }), to: addressOf(site, { language, name: tool }) })),
  );
}
