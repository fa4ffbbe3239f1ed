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

/** The names in a folder, or `undefined` if the folder does not exist. */
function contentOf(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Marks a folder created by an export. A folder of the same name without this file belongs to somebody else. */
const MARK = '.it-tools-export';

/** The temporary folder for an export into an empty folder. */
const INSIDE = '.it-tools.partial';

/** Removes the temporary folder of a killed export. */
function removeLeftOver(partial: string): void {
  if (existsSync(join(partial, MARK))) rmSync(partial, { recursive: true });
}

/** The temporary location of an incomplete export. */
interface Place {
  readonly partial: string;
  /** Moves the files to the target. Throws like `node:fs`. */
  readonly finish: () => void;
}

/** The temporary location for a target that does not exist yet. */
function newFolder(target: string): Place {
  const usual = `${target}.partial`;
  const partial = existsSync(usual) ? `${target}.${randomUUID()}.partial` : usual;
  return { partial, finish: () => renameSync(partial, target) };
}

/**
 * The temporary location for an empty target. The folder itself is kept, because it may be a volume or the working directory of a shell.
 */
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

/** Writes the files of a site completely or not at all, even if a signal ends the process. Rejects like `node:fs`. */
async function writeWhole({ partial, finish }: Place, files: ReturnType<typeof siteFiles>): Promise<void> {
  mkdirSync(partial); // fails if it belongs to somebody else
  const keep = removedOnSignal(partial);
  try {
    writeFileSync(join(partial, MARK), '');
    for (const file of files) {
      writeSiteFile(partial, file);
      await setImmediate(); // lets signal handlers run
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

/** Writes the rendered site for any static host, completely or not at all. */
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
