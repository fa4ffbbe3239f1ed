import { mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ok, type Result } from '#core/result.ts';
import type { Cli } from '../cli.ts';
import { type Printed, printed } from '../printed.ts';
import { type Ending, end } from '../said.ts';
import type { ReadWords } from '../words.ts';
import { readSite } from './site-settings.ts';
import { writeSite } from './write-site.ts';

/** What stands in a folder; `undefined` where there is none. */
function contentOf(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the settled site for any static host, whole or not at all. */
export async function exportSite(cli: Cli, read: ReadWords): Promise<Result<Printed, Ending>> {
  const [folder, ...more] = read.operands.map(({ text }) => text);
  if (folder === undefined || more.length > 0) return end('usage.exportFolder');
  const found = readSite(cli, read);
  if ('ending' in found) return ok(found.ending);
  const { template, settings, facts } = found.site;
  const target = resolve(folder);
  const partial = `${target}.partial`;
  try {
    const content = contentOf(target);
    if (content && content.length > 0) return ok(printed('', [`${folder} is not empty.`], 1));
    rmSync(partial, { recursive: true, force: true }); // of an export that was interrupted
    mkdirSync(partial);
    writeSite(template, settings, partial);
    if (content) rmdirSync(target);
    renameSync(partial, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    rmSync(partial, { recursive: true, force: true });
    return ok(printed('', [`${folder} cannot be written: ${error.message}`], 1));
  }
  const { length: all } = facts.tools;
  const { hidden, baseUrl } = settings;
  return ok(printed(`Written to ${folder}: ${all - hidden.length} of ${all} tools, base ${baseUrl}.\n`));
}
