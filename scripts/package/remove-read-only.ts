import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes a folder with read-only subfolders, if it exists. */
export function removeReadOnly(folder: string): void {
  if (!existsSync(folder)) return;
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const path of [folder, ...folders.map(({ parentPath, name }) => join(parentPath, name))]) chmodSync(path, 0o755);
  rmSync(folder, { recursive: true });
}
