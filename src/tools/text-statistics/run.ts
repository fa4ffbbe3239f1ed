import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { countNothing, measure } from './quick-counts.ts';
import { textStatistics } from './text-statistics.ts';

const count = ({ text }: Given<typeof declaration, 'count'>, { language, progress }: Pick<Context, 'language' | 'progress'>) =>
  ok(textStatistics(text, language, progress));

export const run = { count, measure, countNothing } satisfies Runs<typeof declaration>;
