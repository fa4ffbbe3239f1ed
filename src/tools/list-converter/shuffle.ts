import type { RunContext } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';

const RANGE = 2 ** 32;

/**
 * Shuffles the items, with every order equally likely: the algorithm of Fisher and Yates in Durstenfeld's version (Algorithm 235, CACM 7,
 * 1964).
 */
export function shuffle(items: readonly string[], context: Pick<RunContext, 'randomBytes'>): string[] {
  const next = uniformSource(RANGE, context, items.length);
  const randomBelow = (bound: number): number => {
    const ceiling = RANGE - (RANGE % bound);
    let value = next();
    while (value >= ceiling) value = next();
    return value % bound;
  };
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1);
    const moved = shuffled[last] ?? '';
    shuffled[last] = shuffled[other] ?? '';
    shuffled[other] = moved;
  }
  return shuffled;
}
