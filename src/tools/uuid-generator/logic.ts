import { defineOperation } from '#core/operation.ts';
import { drawUuids } from './draw-uuids.ts';
import { inputs, options } from './fields.ts';
import { inspectUuid } from './inspect-uuid.ts';
import { nameUuids } from './name-uuids.ts';

export const operations = {
  generate: defineOperation({
    inputs: {},
    options: { version: options.version, quantity: options.quantity },
    produces: 'text',
    thread: 'main',
    run: (_inputs, wish, context) => drawUuids(wish, context),
  }),
  name: defineOperation({
    inputs: { names: inputs.names, customNamespace: inputs.customNamespace },
    options: { version: options.version, namespace: options.namespace },
    produces: 'text',
    thread: 'worker', // 1 MB of names takes a third of a second
    run: nameUuids,
  }),
  inspect: defineOperation({
    inputs: { inspected: inputs.inspected },
    options: {},
    produces: 'text',
    thread: 'main',
    run: inspectUuid,
  }),
};
