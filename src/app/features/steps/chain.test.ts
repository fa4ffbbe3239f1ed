import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chain, changedStep, duplicatedStep, emptyChain, movedStep, newStep, removedStep } from './chain.ts';

const chainOf = (count: number): Chain => ({
  ...emptyChain,
  steps: Array.from({ length: count }, (_, index) => newStep({ tool: `tool-${index}`, operation: 'run', controlValues: {}, isOn: true })),
});
const toolsOf = ({ steps }: Chain): readonly string[] => steps.map(({ tool }) => tool);

test('moving a step up and back down restores its position', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.nat(), (count, nth) => {
      const chain = chainOf(count);
      const at = nth % (count - 1);
      const id = chain.steps[at]?.id ?? 0;
      const down = movedStep(chain, id, 1);
      expect(toolsOf(down)).not.toEqual(toolsOf(chain));
      expect(toolsOf(movedStep(down, id, -1))).toEqual(toolsOf(chain));
    }),
  );
});

test('the first step cannot move up, the last cannot move down, and an unknown step cannot move', () => {
  const chain = chainOf(2);
  const [first, last] = chain.steps.map(({ id }) => id);
  expect(movedStep(chain, first ?? 0, -1)).toBe(chain);
  expect(movedStep(chain, last ?? 0, 1)).toBe(chain);
  expect(movedStep(chain, -1, 1)).toBe(chain);
});

test('a duplicate follows its original and is a separate step', () => {
  const chain = chainOf(2);
  const twice = duplicatedStep(chain, chain.steps[0]?.id ?? 0);
  expect(toolsOf(twice)).toEqual(['tool-0', 'tool-0', 'tool-1']);
  expect(new Set(twice.steps.map(({ id }) => id)).size).toBe(3);
});

test('changing and removing affect a single step', () => {
  const chain = chainOf(3);
  const id = chain.steps[1]?.id ?? 0;
  expect(changedStep(chain, id, { isOn: false }).steps.map(({ isOn }) => isOn)).toEqual([true, false, true]);
  expect(toolsOf(removedStep(chain, id))).toEqual(['tool-0', 'tool-2']);
});
