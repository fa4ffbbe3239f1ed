import { expect, test } from 'vitest';
import { plant } from '#test/support/plant.ts';
import { runCommand } from '../checks/check.ts';

test('finds quadratic work in a loop, among other steps, and in a library, and reports a run that throws', {
  timeout: 900_000,
}, async () => {
  using project = plant('growth');
  const { isOk, output } = await runCommand(['node', 'scripts/growth.ts', 'planted-fault'], { folder: project.folder });
  expect(isOk).toBe(false);
  for (const operation of ['readAgain', 'readAgainSeldom', 'lexAgain']) {
    expect(output).toMatch(new RegExp(`^planted-fault: ${operation}, text, .* at .*:\\d+`, 'm'));
  }
  expect(output).toMatch(/^planted-fault: throwSometimes, text, .*: Error: planted$/m);
  expect(output).toMatch(/^ {2}again: node scripts\/growth\.ts planted-fault$/m);
  expect(output).not.toContain('readOnce');
  expect(output).toMatch(/^1 passed, \d+ failed$/m);
});

test('rejects an unknown name', async () => {
  expect(await runCommand(['node', 'scripts/growth.ts', 'no-such-tool'])).toMatchObject({ isOk: false });
});
