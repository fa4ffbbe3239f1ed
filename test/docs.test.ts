import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

/** The missing files in links and code of a document, and missing npm scripts. Links are relative to `folder`. */
function faultsOf(text: string, folder: string): readonly string[] {
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)(?<path>[^)#]+)/g)].map(({ groups }) => groups?.['path'] ?? '');
  const inCode = [...text.matchAll(/`(?<path>(?:src|scripts|test|docs|deploy|\.github)\/[\w./-]+)`/g)].map(
    ({ groups }) => groups?.['path'] ?? '',
  );
  const named = [...text.matchAll(/npm run (?:-s )?(?<script>[a-z][\w:-]*)/g)].map(({ groups }) => groups?.['script'] ?? '');
  return [
    ...links.filter((path) => !existsSync(join(folder, path))).map((path) => `link to ${path}`),
    ...inCode.filter((path) => !existsSync(path) && !path.includes('repeat-text') && !/\/ar\./.test(path)).map((path) => `file ${path}`),
    ...named.filter((script) => !Object.hasOwn(scripts, script)).map((script) => `npm run ${script}`),
  ];
}

describe('documents name only existing links, files and scripts', () => {
  const files = ['*.md', 'docs/**/*.md', '.github/*.md'].flatMap((pattern) => globSync(pattern)).toSorted();

  test.each(files)('%s', (file) => {
    expect(faultsOf(readFileSync(file, 'utf8'), dirname(file))).toEqual([]);
  });

  test('reports a wrong link, file and script', () => {
    const text = 'See [this](docs/missing.md) and `src/core/missing.ts`, and run `npm run missing`. [Here](README.md) is `npm run build`.';
    expect(faultsOf(text, '.')).toEqual(['link to docs/missing.md', 'file src/core/missing.ts', 'npm run missing']);
  });
});
