import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROW = /^\| (?<name>[a-z][\w-]*) \| (?<version>[\d.]+) \|/gm;

const rows = [...readFileSync('docs/decisions/0013-what-we-bend.md', 'utf8').matchAll(ROW)].map(({ groups }) => ({
  name: groups?.['name'] ?? '',
  version: groups?.['version'] ?? '',
}));

const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape; // written by npm

test.each(rows)('the patched version of $name is the reviewed version', ({ name, version }) => {
  expect(read<{ readonly version: string }>(`node_modules/${name}/package.json`).version).toBe(version);
});

test('every pinned package is in the list', () => {
  const { overrides } = read<{ readonly overrides: Readonly<Record<string, string>> }>('package.json');
  expect(Object.fromEntries(rows.map(({ name, version }) => [name, version]))).toMatchObject(overrides);
});
