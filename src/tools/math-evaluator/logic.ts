import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { evaluateLines } from './evaluate-lines.ts';
import { inputs, options } from './fields.ts';
import { listFunctions } from './function-list.ts';

export const operations = {
  evaluate: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'worker',
    run: ({ expression }, wish, context) => ok(evaluateLines(expression, wish, context)),
  }),
  functions: defineOperation({
    inputs: {},
    options: {},
    produces: 'text',
    thread: 'worker', // where mathjs is
    run: () => ok(listFunctions()),
  }),
};
