import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { drawAddresses } from './draw-addresses.ts';
import { inputs, options } from './fields.ts';
import { formatAddresses } from './format-addresses.ts';

export const operations = {
  generate: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'main',
    run({ prefix }, { quantity, addressKind, ...notation }, context) {
      const addresses = drawAddresses({ prefix, quantity, addressKind }, context);
      return addresses.ok ? ok(formatAddresses(addresses.value, notation)) : addresses;
    },
  }),
};
