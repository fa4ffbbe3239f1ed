import { defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({ addresses: text({ sample: '20:37:06:12:34:56' }) });

export const options = defineOptions({});
