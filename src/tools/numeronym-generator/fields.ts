import { defineInputs, defineOptions, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({ text: text({ sample: 'internationalization accessibility' }) });

export const options = defineOptions({ shortest: whole({ min: 4, max: 20, initial: 4 }) });
