import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runCommand } from './gate.ts';
import { plant } from '#test/support/plant.ts';

const laws = (folder: string, ...parameters: readonly string[]) =>
  runCommand(['node', 'scripts/laws.ts', 'src/pure/planted-fault', ...parameters], folder);

describe('npm run laws', () => {
  test('tries each law as often as it is told to, whatever the law says, and says how to try the same cases again', async () => {
    using project = plant('laws');
    expect(await laws(project.folder, '--runs=299')).toMatchObject({ isOk: true });
    const { isOk, output } = await laws(project.folder, '--runs=300');
    expect(isOk).toBe(false);
    expect(output).toContain('2 failed');
    const again = /npm run laws -- --runs 300 --seed (\d+) src\/pure\/planted-fault\.test\.ts/.exec(output);
    expect(output).toContain(`{ seed: ${again?.[1]}, path: "299`);
    expect(await laws(project.folder, `--seed=${again?.[1]}`, '--runs=300')).toMatchObject({
      isOk: false,
      output: expect.stringContaining(`{ seed: ${again?.[1]}, path: "299`),
    });
  });

  test.each([
    ['a number of runs that is none', ['--runs=many'], '--runs wants a whole number'],
    ['a path that no law has', ['no-such-path'], 'No test file with a law has no-such-path in its path'],
  ])('refuses %s', async (_what, parameters, reason) => {
    const { isOk, output } = await runCommand(['node', 'scripts/laws.ts', ...parameters]);
    expect(isOk).toBe(false);
    expect(output).toContain(reason);
  });
});

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
    (file) => !/faults|engines|\.browser\.test\.ts$|laws\.test\.ts$/.test(file),
  );
  test('none of them has one', () => {
    expect(files.flatMap((file) => leftToLuck(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`))).toEqual([]);
  });
});
