import { defineInputs, text } from '#core/fields.ts';

export const inputs = defineInputs({ text: text({ sample: 'MCMXCIV' }) });

export const options = {};
