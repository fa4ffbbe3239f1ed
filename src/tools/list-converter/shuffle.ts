import type { RunContext } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';

const RANGE = 2 ** 32;

/**
 * Shuffles the items, with every order equally likely: the algorithm of Fisher and Yates in Durstenfeld's version (Algorithm 235, CACM 7,
 * 1964).
 */
export function shuffle(items: readonly string[], context: Pick<RunContext, 'randomBytes'>): string[] {
  const draw = uniformSource(RANGE, context, items.length);
  const drawBelow = (bound: number): number => {
    const ceiling = RANGE - (RANGE % bound);
    let drawn = draw();
    while (drawn >= ceiling) drawn = draw();
    return drawn % bound;
  };
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = drawBelow(last + 1);
    const moved = shuffled[last] ?? '';
    shuffled[last] = shuffled[other] ?? '';
    shuffled[other] = moved;
  }
  return shuffled;
}
