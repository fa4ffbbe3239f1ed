// Writes the checksums of the files of a release, for `sha256sum -c SHA256SUMS`.
//   node scripts/package/sums.ts     for the folder dist; a release runs it again after it has the roots of both processors
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './list-files.ts';

const SUMS = 'SHA256SUMS';

/** Whether a file or folder in `dist` is part of a release. The folder also contains the package. */
const isReleased = (name: string): boolean =>
  /^(?:it-tools-.*\.(?:zip|tgz|cdx\.json)|configuration\.schema\.json|root-[a-z0-9]+)$/.test(name);

function releasedFiles(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => isReleased(name));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : [entry.name],
  );
}

const sumOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Writes `SHA256SUMS` into the folder of a release, sorted by path. Throws as `node:fs` does. */
export function writeSums(folder: string): void {
  const files = releasedFiles(folder).toSorted((one, other) => (one < other ? -1 : 1));
  writeFileSync(join(folder, SUMS), files.map((file) => `${sumOf(join(folder, file))}  ${file}\n`).join(''));
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) writeSums('dist');
