import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of `SHA256SUMS`, as `sha256sum -c` reads them, in the order of the paths. Throws as `node:fs` does. */
export function sumsOf(folder: string, files: readonly string[]): string {
  const line = (file: string): string =>
    `${createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')}  ${file}\n`;
  return files.toSorted((one, other) => (one < other ? -1 : 1)).map(line).join('');
}
