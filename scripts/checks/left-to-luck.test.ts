import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What makes a test differ from one time to the next or fail on a slow machine, or keeps `npm run laws` from a law; and what to do. */
const LUCK = [
  [/\bnumRuns: (?!runs\()|fc\.sample\((?!.*runs\()/, 'write `runs(…)` of test/support/runs.ts'],
  [/Math\.random|getRandomValues\(|randomUUID|randomInt|\brandomBytes\b.*from 'node:crypto'/, 'draw from test/support/repeatable-bytes.ts'],
  [/new Date\(\)|Date\.now|\binterruptAfterTimeLimit\b/, 'give the test a time of its own, and no limit'],
  [/performance\.now|hrtime|cpuUsage/, 'count steps, or use test/support/expect-proportionate.ts'],
] as const;

/** Lines of code that leave something to luck, with what to do; texts that stand in a line by themselves do not count. */
const leftToLuck = (source: string): readonly string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*(['"`]|\/\/|\*)/.test(line))
    .flatMap((line) => LUCK.filter(([pattern]) => pattern.test(line)).map(([, remedy]) => `${line.trim()}: ${remedy}`));

describe('no unit test depends on luck, the clock or the speed of the machine', () => {
  test.each([
    '{ numRuns: 20 },',
    'for (const text of fc.sample(clauses, 60)) {',
    'const context = { randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)) };',
    "import { createHash, randomBytes } from 'node:crypto';",
    'const drawn = (now = new Date()) => now;',
    'expect(performance.now() - started).toBeLessThan(2000);',
    '{ interruptAfterTimeLimit: 2000 },',
  ])('as one with this line would: %s', (line) => expect(leftToLuck(line)).toHaveLength(1));

  const files = globSync('{src,scripts,test}/**/*.test.ts').filter(
    (file) => !/faults|engines|\.browser\.test\.ts$|left-to-luck\.test\.ts$/.test(file),
  );
  test('none of them has one', () => {
    expect(files.flatMap((file) => leftToLuck(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`))).toEqual([]);
  });
});
