import { defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({ search: text({ sample: 'preceded' }) });

export const options = defineOptions({});
