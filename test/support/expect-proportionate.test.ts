import { expect, test } from 'vitest';
import { expectProportionate } from './expect-proportionate.ts';

/** As many steps as it says. */
function walk(steps: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum = (sum + step) % 1_000_003;
  return sum;
}

test.each([1000, 100_000])('passes what takes %i steps, and ten times as many', async (steps) => {
  await expectProportionate(steps, walk);
});

test('fails for what grows with the square', async () => {
  await expect(expectProportionate(300, (size) => walk(size ** 2))).rejects.toThrow(/to be less than/);
});
