import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTranslator } from '#i18n/translator.ts';
import { library, madeUp } from '#test/cli/play.ts';
import { someTemplate } from '#test/support/some-template.ts';
import { packTemplate } from '../../../scripts/build/package/add-site.ts';
import { cliMessages } from '../../../scripts/catalog/messages.ts';
import { folderFiles } from './folder-files.ts';
import { exportSite } from './export.ts';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
const dist = join(folder, 'dist');
const work = join(folder, 'work');
const at = (name: string): string => join(work, name);

mkdirSync(dist);
writeFileSync(join(dist, 'package.json'), '{"files":[]}');
someTemplate(join(folder, 'template'));
packTemplate(folderFiles(join(folder, 'template')), dist);

beforeEach(() => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function exportTo(target: string) {
  const cli = {
    io: madeUp({}).io,
    library: { ...library, folder: pathToFileURL(`${dist}/`) },
    language: 'en',
    t: createTranslator('en', cliMessages('en')),
  } as const;
  const ended = await exportSite(cli, { said: new Map(), operands: [{ text: target, mayBeName: true }] });
  return ended.ok ? { exitCode: ended.value.exitCode, messages: ended.value.messages } : ended.error;
}

const done = { exitCode: 0, messages: [] };

test('leaves an existing folder with the name of its temporary folder alone', async () => {
  mkdirSync(at('out.partial'));
  writeFileSync(at('out.partial/x'), 'mine');
  expect(await exportTo(at('out'))).toEqual(done);
  expect(readFileSync(at('out.partial/x'), 'utf8')).toBe('mine');
  expect(readdirSync(work)).toEqual(['out', 'out.partial']);
  expect(existsSync(at('out/index.html'))).toBe(true);
});

test('removes the remains of a killed export', async () => {
  for (const left of ['out.partial', 'empty/.it-tools.partial']) {
    mkdirSync(at(left), { recursive: true });
    writeFileSync(at(`${left}/.it-tools-export`), '');
  }
  expect([await exportTo(at('out')), await exportTo(at('empty'))]).toEqual([done, done]);
  expect(readdirSync(work)).toEqual(['empty', 'out']);
  expect(readdirSync(at('empty'))).toEqual(readdirSync(at('out')));
  expect(readdirSync(at('out')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('keeps an empty target folder, also behind a link', async () => {
  mkdirSync(at('empty'));
  symlinkSync('empty', at('link'));
  const { ino } = statSync(at('empty'));
  expect(await exportTo(at('link'))).toEqual(done);
  expect([statSync(at('empty')).ino, lstatSync(at('link')).isSymbolicLink()]).toEqual([ino, true]);
  expect(existsSync(at('empty/index.html'))).toBe(true);
});

test('refuses a folder that is not empty', async () => {
  mkdirSync(at('full'));
  writeFileSync(at('full/x'), 'mine');
  expect(await exportTo(at('full'))).toEqual({ exitCode: 1, messages: [`${at('full')} is not empty.`] });
  expect(readdirSync(at('full'))).toEqual(['x']);
});
