import { defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({ search: text({ sample: String.raw`\p` }) });

export const options = defineOptions({});
