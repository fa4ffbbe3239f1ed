import { expect, test } from 'vitest';
import { plant } from '#test/support/plant.ts';
import { runCommand } from '../checks/check.ts';

test('finds patterns with excessive backtracking, and bounds that are too large or contain no number', { timeout: 900_000 }, async () => {
  using project = plant('regular-expressions');
  const { isOk, output } = await runCommand(['node', 'scripts/regular-expressions.ts', 'planted-fault'], { folder: project.folder });
  const lines = [...output.matchAll(/^src\/pure\/planted-fault\.ts:(\d+): (.*)$/gm)].map(([, line, message]) => [Number(line), message]);
  expect(isOk).toBe(false);
  expect(lines.map(([line]) => Number(line)).toSorted((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 11, 12]);
  expect(lines).toContainEqual([11, expect.stringContaining('goes back too often even in 30000 characters')]);
  expect(lines).toContainEqual([12, expect.stringContaining('with a number')]);
  expect(output).toMatch(/^2 passed, 7 failed$/m);
});
