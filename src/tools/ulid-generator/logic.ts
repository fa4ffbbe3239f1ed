import { defineOperation } from '#core/operation.ts';
import { drawUlids } from './draw-ulids.ts';
import { inputs, options } from './fields.ts';
import { inspectUlid } from './inspect-ulid.ts';

export const operations = {
  generate: defineOperation({
    inputs: { time: inputs.time },
    options: { quantity: options.quantity, isMonotonic: options.isMonotonic },
    produces: 'text',
    thread: 'main',
    run: ({ time }, wish, context) => drawUlids({ time, ...wish }, context),
  }),
  inspect: defineOperation({
    inputs: { inspected: inputs.inspected },
    options: {},
    produces: 'text',
    thread: 'main',
    run: inspectUlid,
  }),
};
