import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { describePrefix, describeSubnet } from './describe-prefix.ts';
import { drawGlobalId } from './draw-global-id.ts';
import { inputs, options } from './fields.ts';

export const operations = {
  generate: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'main',
    run(given, { source, subnetId }, context) {
      const globalId = drawGlobalId({ ...given, source }, context);
      if (!globalId.ok) return globalId;
      if (globalId.value === undefined) return ok(undefined);
      const subnet = describeSubnet(globalId.value, subnetId);
      return subnet.ok ? ok({ ...describePrefix(globalId.value), ...subnet.value }) : subnet;
    },
  }),
};
