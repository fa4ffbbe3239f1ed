import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { evaluateLines } from './evaluate-lines.ts';
import { listFunctions } from './function-list.ts';

const evaluate = ({ expression, ...options }: Given<typeof declaration, 'evaluate'>, context: Pick<Context, 'randomBytes' | 'progress'>) =>
  ok(expression.trim() === '' ? null : evaluateLines(expression, options, context));

export const run = { evaluate, listFunctions: () => ok(listFunctions()) } satisfies Runs<typeof declaration>;
