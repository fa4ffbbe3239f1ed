import { defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({ address: text({ sample: '192.168.1.1' }) });

export const options = defineOptions({});
