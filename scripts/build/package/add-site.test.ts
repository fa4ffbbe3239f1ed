import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { folderFiles } from '../../../src/cli/serve/folder-files.ts';
import { packagedTemplate } from '../../../src/cli/serve/packaged-template.ts';
import type { Template } from '../../../src/cli/serve/template.ts';
import { listFiles } from '../../package/list-files.ts';
import { packTemplate } from './add-site.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'add-site-'));
  folders.push(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

const inPackage: Files = { 'package.json': '{"files":["data","NOTICES.md"]}', 'data/names.bin': 'packed', 'NOTICES.md': 'thanks' };

/** Packs these files as a template into a new package. Returns the template and the package's folder. */
function packaged(files: Files): readonly [template: Template, folder: string] {
  const folder = folderWith(inPackage);
  packTemplate(folderFiles(folderWith(files)), folder);
  return [packagedTemplate(join(folder, 'site')), folder];
}

const page = (text: string): string => `<!DOCTYPE html><p>${text}`.repeat(100);

describe('a template in a package', () => {
  const pages = Array.from({ length: 40 }, (_, index) => [`de/tool-${index}/index.html`, page(String(index))] as const);
  const files: Files = {
    ...Object.fromEntries(pages),
    'index.html': page('home'),
    '404.html': page('none'),
    'site.json': '{}',
    'icon.png': Buffer.from([137, 80]),
    'assets/a-12345678.js': 'alert(1);'.repeat(100),
    'assets/names-12345678.bin': 'packed',
    'assets/packs/a-12345678.bin': 'of the site alone',
    'THIRD-PARTY-NOTICES.md': 'thanks',
    'assets/empty-12345678.css': '',
  };

  test('has the same files as its source folder, in any order of access', () => {
    const [template] = packaged(files);
    expect(template.names().toSorted()).toEqual(Object.keys(files).toSorted());
    for (const [file, content] of Object.entries(files).toReversed()) {
      expect(template.read(file)).toEqual(Buffer.from(content));
      expect(template.version(file)).toBeTypeOf('string');
    }
  });

  test('has no other files, not even the names of its internal files or of inherited properties', () => {
    const [template] = packaged(files);
    for (const file of ['contents.json', 'pages/de-1.br', '../package.json', 'assets/a-12345678.js.br', 'toString', '__proto__', '']) {
      expect(template.version(file)).toBe(undefined);
      expect(() => template.read(file)).toThrow(`The template has no ${file}.`);
      expect(template.brotli(file)).toBe(undefined);
    }
  });

  test('is stored in few files without duplicates: up to sixteen pages of a language in each, and nothing that the package already has', () => {
    const [, folder] = packaged(files);
    expect(listFiles(join(folder, 'site'))).toEqual([
      'assets/a-12345678.js.br',
      'assets/empty-12345678.css.br',
      'assets/packs/a-12345678.bin',
      'contents.json',
      'icon.png',
      'pages/de-1.br',
      'pages/de-2.br',
      'pages/de-3.br',
      'pages/en-1.br',
      'pages/others-1.br',
    ]);
  });

  test('serves compressed assets exactly as stored', () => {
    const [template, folder] = packaged(files);
    expect(template.brotli('assets/a-12345678.js')?.()).toEqual(readFileSync(join(folder, 'site/assets/a-12345678.js.br')));
    for (const file of ['index.html', 'assets/names-12345678.bin', 'icon.png']) expect(template.brotli(file)).toBe(undefined);
  });

  test('reproduces any number of files with any bytes', () => {
    const name = fc.constantFrom(
      'index.html',
      'de/index.html',
      'de/a/index.html',
      'a/index.html',
      'sw.js',
      'a.png',
      'assets/a.js',
      'assets/a.bin',
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.uint8Array({ maxLength: 2000 })), (some) => {
        const [template] = packaged(some);
        expect(Object.fromEntries(template.names().map((file) => [file, new Uint8Array(template.read(file))]))).toEqual({ ...some });
      }),
      { numRuns: runs(30) },
    );
  });
});
