import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCalls } from '#test/adapters/sample-calls.ts';
import { makeCatalogue } from '../../catalog/source-library.ts';
import { buildPackageInto, installPackage } from '#test/support/built-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
const consumer = join(folder, 'consumer');
const installed = join(consumer, 'node_modules/it-tools');

beforeAll(() => {
  mkdirSync(consumer);
  buildPackageInto(join(folder, 'dist'));
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module", "private": true }');
  installPackage(join(folder, 'dist'), consumer);
  cpSync('test/consumer', consumer, { recursive: true });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program that may only read the consumer's folder: it cannot write, start processes, or open sockets. */
function runAlone(...words: readonly string[]) {
  const flags = ['--permission', `--allow-fs-read=${consumer}`, '--import', './no-network.mjs'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, ...words], { cwd: consumer, encoding: 'utf8', input: '' });
  return { status, stdout, stderr };
}

describe('the package, installed from its archive into an empty folder without a network', () => {
  test('installs no other package', () => {
    expect(readdirSync(join(consumer, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['it-tools']);
  });

  test('can be imported, reads its own files, and opens no socket', () => {
    const { status, stdout, stderr } = runAlone('use.mjs');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      text: 'a: 1',
      code: 'jsonNameExpected',
      german: 'Zeile 1, Spalte 9: Hier wird ein Eigenschaftsname erwartet.',
      isThrown: true,
      digests: 7,
      vendor: 'Cisco Systems, Inc',
      named: { ok: true, value: { decoded: 'Hello' }, notices: [] },
      found: ['json-to-yaml-converter', 'yaml-to-json-converter'],
      categories: 10,
    });
  });

  test('contains everything that its tools need to run their samples', async () => {
    const calls = sampleCalls(await makeCatalogue());
    writeFileSync(join(consumer, 'samples.json'), JSON.stringify(calls));
    const { status, stdout, stderr } = runAlone('answer-samples.mjs');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const results = JSON.parse(stdout) as readonly string[]; // written by the program
    expect(results).toHaveLength(calls.length);
    expect(results.filter((result) => result !== 'nothing').length).toBeGreaterThan(0.8 * calls.length);
  });

  test('can be loaded with `require`', () => {
    writeFileSync(join(consumer, 'required.cjs'), "require('it-tools/json-to-yaml-converter').convert.orThrow('[1]').then(console.log);");
    expect(runAlone('required.cjs')).toEqual({ status: 0, stdout: '- 1\n', stderr: '' });
  });

  test('behaves as its README shows', () => {
    const [, program = ''] = /```js\n([^]*?)```/.exec(readFileSync(join(installed, 'README.md'), 'utf8')) ?? [];
    const shown = program.replace(/^await (.*?); \/\/ ('.*')$/gm, 'if ((await $1) !== $2) throw new Error($2);');
    expect(shown.match(/throw/g)).toHaveLength(2);
    writeFileSync(join(consumer, 'readme.mjs'), shown);
    expect(runAlone('readme.mjs')).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('includes its command, which opens no socket either', () => {
    expect(runAlone(join(installed, 'bin/it-tools.js'), 'hash-text', 'abc', '--pick', 'CRC-32')).toEqual({
      status: 0,
      stdout: '352441c2\n',
      stderr: '',
    });
  });

  test('is reported when it opens a socket', () => {
    writeFileSync(join(consumer, 'planted.mjs'), "await fetch('http://127.0.0.1:8443/');");
    const { status, stderr } = runAlone('planted.mjs');
    expect(status).toBe(1);
    expect(stderr).toContain('A socket opens.');
  });
});

/** The compiler's output for the consumer's programs, and for a module that imports every tool. */
function compile(settings: object): string {
  const tools = readdirSync(join(installed, 'tools')).filter((file) => file.endsWith('.d.ts'));
  const imports = tools.map((file, index) => `export * as tool${index} from 'it-tools/${basename(file, '.d.ts')}';`);
  writeFileSync(join(consumer, 'every-tool.ts'), imports.join('\n'));
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, target: 'ES2022', types: [] };
  const project = { compilerOptions: { ...strict, ...settings }, files: ['types.ts', 'every-tool.ts'] };
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify(project));
  const tsc = resolve('node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', 'tsconfig.json'], { cwd: consumer, encoding: 'utf8' }).stdout;
}

describe('type declarations compile in a strict project', () => {
  test.each([{ module: 'node16' }, { module: 'nodenext' }, { module: 'esnext', moduleResolution: 'bundler' }])('with %o', (settings) => {
    expect(compile({ ...settings, lib: ['ES2022', 'DOM'] })).toBe('');
  });

  test('without the DOM, with the types of Node', () => {
    mkdirSync(join(consumer, 'node_modules/@types'), { recursive: true });
    for (const name of ['@types/node', 'undici-types']) symlinkSync(resolve('node_modules', name), join(consumer, 'node_modules', name));
    expect(compile({ module: 'nodenext', lib: ['ES2022'], types: ['node'], skipLibCheck: true })).toBe('');
  });
});
