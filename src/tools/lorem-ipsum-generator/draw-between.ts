import type { Context } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';

/** From the fewest to the most, bounds included. */
export interface Range {
  readonly fewest: number;
  readonly most: number;
}

/** A whole number of a range, each as likely as the others. */
export const drawBetween = ({ fewest, most }: Range, context: Pick<Context, 'randomBytes'>): number =>
  fewest + uniformSource(most - fewest + 1, context)();
