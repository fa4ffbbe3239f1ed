import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCalls } from '#test/adapters/sample-calls.ts';
import { buildPackageInto, mustRun } from '#test/support/built-package.ts';
import { bytesOf, foreignWork, loadedModules } from '#test/support/loaded-modules.ts';
import { makeCatalogue } from '../../catalog/source-library.ts';
import { chromiumArguments, findChromium } from '../../browsers/chromium.ts';
import budgets from '../budgets/package-budgets.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
const dist = join(folder, 'node_modules/it-tools');

beforeAll(() => {
  buildPackageInto(dist);
  cpSync('test/consumer', folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

const toolIds = () =>
  readdirSync(join(dist, 'tools'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => basename(file, '.js'));

/** Bundles a consumer's program for browsers. */
async function bundle(source: string, outDir = 'built'): Promise<readonly Rolldown.OutputChunk[]> {
  const input = join(folder, `${outDir}.js`);
  writeFileSync(input, source);
  const built = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'silent',
    build: { outDir, target: 'es2022', rolldownOptions: { input, output: { entryFileNames: 'page.js' } } },
  });
  const { output } = built as Rolldown.RolldownOutput; // it has one input and is not watched
  return output.filter((file) => file.type === 'chunk');
}

const modulesOf = (chunks: readonly Rolldown.OutputChunk[]): readonly string[] => chunks.flatMap(({ moduleIds }) => moduleIds);

describe('a program that imports one tool', () => {
  test('loads no code of other tools and stays within its budget', () => {
    const found = toolIds().map((id) => {
      const modules = loadedModules(dist, `tools/${id}.js`);
      const { [id]: budget = budgets.tool }: Readonly<Record<string, number>> = budgets.heavyTools;
      return { id, foreign: foreignWork(modules, id), isOver: bytesOf(dist, modules) > budget };
    });
    expect(found.filter(({ foreign, isOver }) => isOver || foreign.length > 0)).toEqual([]);
  });

  test('loads the code common to all tools within its budget', () => {
    const bytes = toolIds().map((id) => bytesOf(dist, loadedModules(dist, `tools/${id}.js`)));
    expect(Math.min(...bytes)).toBeLessThan(budgets.adapter);
  });

  test('has no code of other tools in its bundle', async () => {
    const chunks = await bundle("import { generate } from 'it-tools/token-generator';\nconsole.log(await generate());");
    const modules = modulesOf(chunks);
    expect(foreignWork(modules, 'token-generator')).toEqual([]);
    expect(modules.filter((id) => /messages/.test(id)).every((id) => /\/(cli|token-generator)\.js/.test(id))).toBe(true);
    const [entry] = chunks.filter(({ isEntry }) => isEntry);
    expect(entry?.code.length).toBeLessThan(budgets.adapter);
  });

  test('is reported if it imports code of another tool', async () => {
    const other = join(dist, 'work/json-minify.js');
    const before = readFileSync(other, 'utf8');
    writeFileSync(other, `import './hash-text.js';\n${before}`);
    expect(foreignWork(loadedModules(dist, 'tools/json-minify.js'), 'json-minify')).toEqual(['work/hash-text.js']);
    writeFileSync(other, before);
  });
});

test('a program that only finds tools bundles no tool code', async () => {
  const found = await bundle("import { find, ItToolsError } from 'it-tools';\nconsole.log(await find('json'), ItToolsError);");
  expect(foreignWork(modulesOf(found), '')).toEqual([]);
});

test('no module of the package imports another only for its side effects', () => {
  const files = ['index.js', 'sentences.js', ...globSync('{tools,work,chunks,door}/**/*.js', { cwd: dist })];
  const forEffect = files.filter((file) => /(^|[;}\n])\s*import\s*["']/.test(readFileSync(join(dist, file), 'utf8')));
  expect(forEffect).toEqual([]);
});

test('a browser page gets the same results for all samples as Node, and contacts only its own server', async () => {
  const samples = sampleCalls(await makeCatalogue());
  writeFileSync(join(folder, 'samples.json'), JSON.stringify(samples));
  await bundle(readFileSync(join(folder, 'page.js'), 'utf8'), 'site');
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><script type="module" src="./page.js"></script>');
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArguments] });
  try {
    const page = await browser.newPage();
    const missing: string[] = [];
    await page.route('**/*', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const file = join(folder, 'site', pathname === '/' ? 'index.html' : pathname);
      if (origin === 'http://localhost' && existsSync(file)) return route.fulfill({ path: file });
      missing.push(pathname);
      return route.abort();
    });
    await page.goto('http://localhost/');
    const results = await page.waitForFunction(() => Reflect.get(globalThis, 'answers') as unknown, null, { timeout: 60_000 });
    expect(await results.jsonValue()).toEqual(JSON.parse(mustRun(process.execPath, ['answer-samples.mjs'], { cwd: folder })));
    expect(missing.filter((path) => path !== '/favicon.ico')).toEqual([]);
  } finally {
    await browser.close();
  }
});
