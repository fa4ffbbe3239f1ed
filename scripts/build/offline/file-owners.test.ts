import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readProductionConfiguration } from '../../configuration.ts';
import { ownersOf } from './file-owners.ts';

const routes = { routes: { 'routes/home': { module: '/assets/home-1.js' }, 'tool/hash': { module: '/assets/hash-view-1.js' } } };

const chunks = {
  'src/app/entry.client.tsx': { file: 'assets/entry-1.js', src: 'src/app/entry.client.tsx', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js', css: ['assets/root-1.css'], dynamicImports: ['src/ui/code-editor.ts'] },
  'src/ui/code-editor.ts': { file: 'assets/editor-1.js', src: 'src/ui/code-editor.ts', imports: ['_lang.js'] },
  '_lang.js': { file: 'assets/lang-1.js' },
  'src/generated/language/de.json': { file: 'assets/language-de-1.js', src: 'src/generated/language/de.json' },
  'src/generated/tool-messages/de/hash.json': {
    file: 'assets/tool-messages-de-hash-1.js',
    src: 'src/generated/tool-messages/de/hash.json',
  },
  'src/i18n/about/en.md?raw': { file: 'assets/about-en-1.js', src: 'src/i18n/about/en.md?raw' },
  'src/tools/hash/view.tsx': { file: 'assets/hash-view-1.js', imports: ['_react.js', '_digits.js'], dynamicImports: ['_later.js'] },
  '_digits.js': { file: 'assets/digits-1.js' },
  '_later.js': { file: 'assets/later-1.js' },
};

const files: Readonly<Record<string, string>> = {
  '.vite/manifest.json': JSON.stringify(chunks),
  ...Object.fromEntries(Object.values(chunks).map(({ file }) => [file, ''])),
  'assets/root-1.css': '',
  'assets/manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(routes)};`,
  'assets/entry-1.js': 'new Worker(new URL(`operations.worker-1.js`,import.meta.url))',
  'assets/operations.worker-1.js': 'import{a}from"./wire-1.js";const all={hash:()=>import("./hash-run-12345678.js")}',
  'assets/wire-1.js': '',
  'assets/hash-run-12345678.js': 'import{b}from"./wasm-1.js";loadData("table");loadData(`names/${language}`)',
  'assets/wasm-1.js': '',
  'assets/detection-api-1.js': '',
  'assets/table-12345678.bin': '',
  'assets/names.de-12345678.bin': '',
  'assets/names.latin-12345678.bin': '',
};

const folders: string[] = [];

function siteWith(more: Readonly<Record<string, string>> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'owners-'));
  folders.push(directory);
  for (const [name, content] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  return { directory, configuration: readProductionConfiguration() };
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('ownersOf', () => {
  test('finds the core files: those loaded by the entry points, the list of routes, and the worker', () =>
    expect([...ownersOf(siteWith()).core].toSorted()).toEqual([
      'entry-1.js',
      'manifest-1.js',
      'operations.worker-1.js',
      'react-1.js',
      'root-1.css',
      'wire-1.js',
    ]));

  test('finds the detectors and the files that shared components load later', () =>
    expect([...ownersOf(siteWith()).common]).toEqual(['editor-1.js', 'detection-api-1.js', 'lang-1.js']));

  test('finds the texts of each language', () => {
    const { languages } = ownersOf(siteWith());
    expect([languages.get('de'), languages.get('en')]).toEqual([['language-de-1.js', 'tool-messages-de-hash-1.js'], ['about-en-1.js']]);
  });

  test('finds the code of a tool for both threads, and its data files, including those of one language', () => {
    const hash = ownersOf(siteWith()).tools.get('hash');
    expect([...(hash?.code ?? [])].toSorted()).toEqual([
      'digits-1.js',
      'hash-run-12345678.js',
      'hash-view-1.js',
      'later-1.js',
      'wasm-1.js',
    ]);
    expect([...(hash?.data ?? [])]).toEqual(['names.latin-12345678.bin', 'table-12345678.bin']);
    expect(hash?.inLanguage).toEqual(new Map([['de', ['names.de-12345678.bin']]]));
  });

  test('refuses a file that nothing uses, because it would be missing offline', () =>
    expect(() => ownersOf(siteWith({ 'assets/stray-1.js': '' }))).toThrow(/what these files are for.*\nstray-1\.js$/));
});
