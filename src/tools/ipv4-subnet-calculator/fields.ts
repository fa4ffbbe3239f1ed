import { defineInputs, defineOptions, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({ network: text({ sample: '192.168.0.1/24' }) });

export const options = defineOptions({
  /** The prefix length of the subnets. 0, and any that the network cannot be split into, means not to split. */
  splitInto: whole({ min: 0, max: 32, initial: 0 }),
});
