import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROJECT = [
  'src',
  'scripts',
  'test',
  '.ci',
  '.gitignore',
  '.env',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
  '.react-router',
  ...globSync(['*.ts', '*.json']),
];

/** A copy of the project with the files of a negative fixture, test/negative-fixtures/<fault>. Disposing of it deletes it. */
export function plant(fault?: string): Disposable & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), `planted-${fault ?? 'nothing'}-`));
  for (const path of PROJECT.filter((each) => existsSync(each)))
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !file.includes(join('test', 'negative-fixtures')) });
  if (fault !== undefined) cpSync(join('test/negative-fixtures', fault), folder, { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
