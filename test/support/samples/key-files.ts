import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for the keys that other programs read and write. */
export function createKeyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  let files = 0;
  const newPath = (): string => join(folder, `key-${files++}`);
  return {
    newPath,
    /** Writes a file that only its owner can read, because ssh-keygen rejects other files. */
    fileOf(content: string): string {
      const path = newPath();
      writeFileSync(path, content);
      chmodSync(path, 0o600);
      return path;
    },
    remove: (): void => rmSync(folder, { recursive: true }),
  };
}
