import { describe, expect, test } from 'vitest';
import { runCommand } from './check.ts';
import { plant } from '#test/support/plant.ts';

const properties = (folder: string, ...parameters: readonly string[]) =>
  runCommand(['node', 'scripts/properties.ts', 'src/pure/planted-fault', ...parameters], { folder });

describe('npm run properties', () => {
  test('tries each property as often as requested, whatever the property sets, and prints how to repeat the cases', async () => {
    using project = plant('properties');
    expect(await properties(project.folder, '--runs=299')).toMatchObject({ isOk: true });
    const { isOk, output } = await properties(project.folder, '--runs=300');
    expect(isOk).toBe(false);
    expect(output).toContain('2 failed');
    const again = /npm run properties -- --runs 300 --seed (\d+) src\/pure\/planted-fault\.test\.ts/.exec(output);
    expect(output).toContain(`{ seed: ${again?.[1]}, path: "299`);
    expect(await properties(project.folder, `--seed=${again?.[1]}`, '--runs=300')).toMatchObject({
      isOk: false,
      output: expect.stringContaining(`{ seed: ${again?.[1]}, path: "299`),
    });
  });

  test.each([
    ['an invalid number of runs', ['--runs=many'], '--runs requires a positive integer'],
    ['a path without a property', ['no-such-path'], 'No test file with a property has no-such-path in its path'],
  ])('refuses %s', async (_what, parameters, reason) => {
    const { isOk, output } = await runCommand(['node', 'scripts/properties.ts', ...parameters]);
    expect(isOk).toBe(false);
    expect(output).toContain(reason);
  });
});
