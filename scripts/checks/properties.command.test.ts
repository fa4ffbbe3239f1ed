import { describe, expect, test } from 'vitest';
import { runCommand } from './check.ts';
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
