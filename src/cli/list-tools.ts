import { ok, type Result } from '#core/result.ts';
import { toolsAbout } from '#engine/catalogue.ts';
import type { Cli } from './cli.ts';
import { type Printed, printed } from './printed.ts';
import { type Ending, end } from './said.ts';

/** Lists the tools that contain all of the words, one per line: the id, a tab, and a short description. */
export async function listTools({ library, language }: Cli, words: readonly string[]): Promise<Result<Printed, Ending>> {
  const [catalogue, listings] = await Promise.all([library.catalogue(), library.listings(language)]);
  const found = toolsAbout(catalogue, listings, words);
  if (found.length === 0) return end('refused.noTool', { words: words.join(' ') });
  return ok(printed(found.map(({ id }) => `${id}\t${listings[id]?.short ?? ''}\n`).join('')));
}
