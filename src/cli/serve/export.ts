import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ok, type Result } from '#core/result.ts';
import type { Cli } from '../cli.ts';
import { followed } from '../file-target.ts';
import { type Printed, printed } from '../printed.ts';
import { removedOnSignal } from '../removed-on-signal.ts';
import { type Ending, end } from '../said.ts';
import type { ReadWords } from '../words.ts';
import { readSite } from './site-settings.ts';
import { siteFiles, writeSiteFile } from './write-site.ts';

/** What stands in a folder; `undefined` where there is none. */
function contentOf(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** In a folder that an export has made: whatever else has its name is somebody's own. */
const MARK = '.it-tools-export';

/** The folder inside an empty one that an export is written to. */
const INSIDE = '.it-tools.partial';

/** Removes what an export has left that was killed. */
function removeLeftOver(partial: string): void {
  if (existsSync(join(partial, MARK))) rmSync(partial, { recursive: true });
}

/** Where an export is written until it is whole. */
interface Place {
  readonly partial: string;
  /** Puts what was written where it belongs, or throws as `node:fs` does. */
  readonly finish: () => void;
}

/** For a folder that is not there yet. */
function newFolder(target: string): Place {
  const usual = `${target}.partial`;
  const partial = existsSync(usual) ? `${target}.${randomUUID()}.partial` : usual;
  return { partial, finish: () => renameSync(partial, target) };
}

/** For an empty folder, which stays the same one: a shell may stand in it, and it may be a volume. */
function emptyFolder(target: string): Place {
  const partial = join(target, INSIDE);
  const finish = (): void => {
    const other = readdirSync(target).find((name) => name !== INSIDE);
    if (other !== undefined) throw Object.assign(new Error(`somebody else has written ${other}`), { code: 'ENOTEMPTY' });
    const moved: string[] = [];
    try {
      for (const name of readdirSync(partial)) {
        renameSync(join(partial, name), join(target, name));
        moved.push(name);
      }
    } catch (error) {
      for (const name of moved) rmSync(join(target, name), { recursive: true });
      throw error;
    }
    rmdirSync(partial);
  };
  return { partial, finish };
}

/** Writes the files of a site, whole or not at all, even if a signal ends the process. Rejects as `node:fs` does. */
async function writeWhole({ partial, finish }: Place, files: ReturnType<typeof siteFiles>): Promise<void> {
  mkdirSync(partial); // which fails if it is somebody else's
  const keep = removedOnSignal(partial);
  try {
    writeFileSync(join(partial, MARK), '');
    for (const file of files) {
      writeSiteFile(partial, file);
      await setImmediate(); // which lets a signal be heard
    }
    rmSync(join(partial, MARK));
    finish();
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  } finally {
    keep();
  }
}

/** Writes the settled site for any static host, whole or not at all. */
export async function exportSite(cli: Cli, read: ReadWords): Promise<Result<Printed, Ending>> {
  const [folder, ...more] = read.operands.map(({ text }) => text);
  if (folder === undefined || more.length > 0) return end('usage.exportFolder');
  const found = readSite(cli, read);
  if ('ending' in found) return ok(found.ending);
  const { template, settings, facts } = found.site;
  try {
    const target = await followed(resolve(folder));
    for (const partial of [`${target}.partial`, join(target, INSIDE)]) removeLeftOver(partial);
    const content = contentOf(target);
    if (content && content.length > 0) return ok(printed('', [`${folder} is not empty.`], 1));
    await writeWhole(content ? emptyFolder(target) : newFolder(target), siteFiles(template, settings));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return ok(printed('', [`${folder} cannot be written: ${error.message}`], 1));
  }
  const { length: all } = facts.tools;
  const { hidden, baseUrl } = settings;
  return ok(printed(`Written to ${folder}: ${all - hidden.length} of ${all} tools, base ${baseUrl}.\n`));
}
