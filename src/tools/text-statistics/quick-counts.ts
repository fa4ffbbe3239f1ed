import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { declaration } from './declare.ts';
import { emptyStatistics } from './empty-statistics.ts';
import { countLines } from './line-counts.ts';

const encoder = new TextEncoder();

/**
 * What is counted at once, on the page itself: 10 MB in tens of milliseconds. The size is that in UTF-8; half of a surrogate pair counts as
 * the replacement character that is written for it.
 */
export const measure = ({ text }: Given<typeof declaration, 'measure'>) =>
  ok({ codeUnits: text.length, sizeBytes: encoder.encode(text).length, lines: countLines(text) });

/** Without a text all counts are zero, for which the page asks no worker. */
export const countNothing = () => ok(emptyStatistics);
