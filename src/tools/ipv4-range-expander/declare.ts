import { defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({
  start: text({ sample: '192.168.1.1' }),
  end: text({ sample: '192.168.6.255' }),
});

export const options = defineOptions({});
