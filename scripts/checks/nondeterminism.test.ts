import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findNondeterminism } from './nondeterminism.ts';

/** The files that `npm test` runs: unit tests, component tests, and browser tests of the built site. */
const tests = [
  ...globSync('{src,scripts,test}/**/*.test.{ts,tsx}', {
    exclude: ['test/negative-fixtures/**', 'test/browser/engines/**', '**/*.{command,served}.test.ts'],
  }),
  ...globSync(['test/browser/*.spec.ts', 'src/tools/*/e2e.spec.ts']),
];

const isHelper = (file: string): boolean => /^test\/|\/testing\//.test(file);

/** The findings in a few files, by path. The first file is a test. */
function findIn(files: Readonly<Record<string, string>>): readonly string[] {
  const [first = ''] = Object.keys(files);
  return findNondeterminism([first], { read: (file) => files[file] ?? '', isHelper }).map(({ file, code }) => `${file}: ${code}`);
}

describe('nondeterminism', () => {
  test.each([
    // The clock.
    'expect(readTime(Date.now())).toBe(0);',
    'const draw = (now = new Date()) => now;',
    'expect(String(Date())).toBe(text);',
    'expect(performance.now() - started).toBeLessThan(2000);',
    "const { hour } = Temporal.Now.plainTimeISO('UTC');",
    'fc.assert(property, { interruptAfterTimeLimit: 2000 });',
    // Sleeps.
    'await new Promise((resolve) => setTimeout(resolve, 300));',
    'await new Promise((resolve) => globalThis.setTimeout(resolve, 300));',
    "const timer = window['setInterval'](look, 20);",
    'await page.waitForTimeout(500);',
    'await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));',
    "import { setTimeout as sleep } from 'node:timers/promises';",
    "import * as timers from 'timers/promises';",
    'Atomics.wait(lock, 0, 0, 50);',
    // Limits that a slow machine does not meet.
    "await expect(alert).toHaveText('Stopped', { timeout: 3000 });",
    // Chance.
    'const any = Math.random() < 0.5;',
    'const context = { randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)) };',
    'const id = globalThis.crypto.randomUUID();',
    "import { createHash, randomBytes } from 'node:crypto';",
    'fc.assert(property, { numRuns: 20 });',
    'for (const text of fc.sample(clauses, 60)) check(text);',
    // The machine.
    'const before = process.threadCpuUsage();',
    'const before = process.cpuUsage();',
    'const before = process.hrtime.bigint();',
    'expect(process.memoryUsage().heapUsed).toBeLessThan(1e8);',
    "import { memoryUsage } from 'node:process';",
  ])('is found in a test: %s', (line) => {
    expect(findIn({ 'src/pure/any.test.ts': line })).toHaveLength(1);
  });

  test('is found in a helper, including one that another helper imports, re-exports or loads later', () => {
    const sleep = 'export const sleep = () => new Promise((resolve) => setTimeout(resolve, 50));';
    const found = ['test/support/deep.ts: setTimeout(resolve, 50)'];
    for (const [specifier, near] of [
      ['#test/support/near.ts', "import { sleep } from './deep.ts';\nexport const pause = sleep;"],
      ['../../test/support/near.ts', "export { sleep } from './deep.ts';"],
      ['../../test/support/near.ts', "export * from '#test/support/deep.ts';"],
      ['#test/support/near.ts', "export const load = () => import('./deep.ts');"],
    ] as const) {
      const unit = `import { pause } from '${specifier}';`;
      expect(findIn({ 'src/ui/any.browser.test.tsx': unit, 'test/support/near.ts': near, 'test/support/deep.ts': sleep })).toEqual(found);
    }
    const beside = { 'src/app/a.test.ts': "import { sleep } from './testing/sleep.ts';", 'src/app/testing/sleep.ts': sleep };
    expect(findIn(beside)).toEqual(['src/app/testing/sleep.ts: setTimeout(resolve, 50)']);
  });

  test('is allowed in product code, which may use timers', () => {
    const product = { 'src/ui/copy.test.ts': "import { copy } from './copy.ts';", 'src/ui/copy.ts': 'setTimeout(hide, 1500);' };
    expect(findIn(product)).toEqual([]);
  });

  test.each([
    "const text = 'setTimeout(resolve, 50)'; // Date.now()",
    'const now = new Date(0);',
    "vi.useFakeTimers({ toFake: ['setTimeout'] });",
    'test.setTimeout(120_000);',
    'await page.clock.runFor(500);',
    'const bytes = context.randomBytes(4);',
    'fc.assert(property, { numRuns: runs(20) });',
    'const texts = fc.sample(clauses, runs(60));',
    'await expect.poll(count, { timeout: 40_000 }).toBe(0);',
    'let timer: ReturnType<typeof setTimeout>;',
    'expect(request).toHaveBeenCalledWith(work, { timeout: 2000 });',
  ])('is not found in %s', (line) => {
    expect(findIn({ 'src/pure/any.test.ts': line })).toEqual([]);
  });

  test('is absent from all tests and helpers', () => {
    const found = findNondeterminism(tests, { read: (file) => readFileSync(file, 'utf8'), isHelper });
    expect(found.map(({ file, code, remedy }) => `${file}: ${code}: ${remedy}`)).toEqual([]);
  });
});
