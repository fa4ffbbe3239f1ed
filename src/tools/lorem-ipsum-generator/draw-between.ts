import type { Context } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';

/** A range from `fewest` to `most`, inclusive. */
export interface Range {
  readonly fewest: number;
  readonly most: number;
}

/** A random whole number in a range. All numbers are equally likely. */
export const drawBetween = ({ fewest, most }: Range, context: Pick<Context, 'randomBytes'>): number =>
  fewest + uniformSource(most - fewest + 1, context)();
