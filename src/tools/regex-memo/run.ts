import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { readyPatterns } from './ready-patterns.ts';
import { sections } from './sections.ts';

/** The whole sheet: the answer, which knows the words of its meanings, searches it. */
export const run = { search: ({ search }) => ok({ search, sections, patterns: readyPatterns }) } satisfies Runs<typeof declaration>;
