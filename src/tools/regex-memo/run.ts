import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { readyPatterns } from './ready-patterns.ts';
import { sections } from './sections.ts';

/** Returns the whole sheet. `present.ts` does the search, because it has the translated meanings. */
export const run = { search: ({ search }) => ok({ search, sections, patterns: readyPatterns }) } satisfies Runs<typeof declaration>;
