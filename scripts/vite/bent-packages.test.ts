import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROW = /^\| (?<name>[a-z][\w-]*) \| (?<version>[\d.]+) \|/gm;

const rows = [...readFileSync('docs/decisions/0013-what-we-bend.md', 'utf8').matchAll(ROW)].map(({ groups }) => ({
  name: groups?.['name'] ?? '',
  version: groups?.['version'] ?? '',
}));

const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape; // written by npm

test.each(rows)('the $name that is bent is the one that was looked at', ({ name, version }) => {
  expect(read<{ readonly version: string }>(`node_modules/${name}/package.json`).version).toBe(version);
});

test('every package that is held back is in the list', () => {
  const { overrides } = read<{ readonly overrides: Readonly<Record<string, string>> }>('package.json');
  expect(Object.fromEntries(rows.map(({ name, version }) => [name, version]))).toMatchObject(overrides);
});
