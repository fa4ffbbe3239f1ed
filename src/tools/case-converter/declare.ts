import { defineInputs, text } from '#core/fields.ts';

export const inputs = defineInputs({ text: text({ sample: 'lorem ipsum dolor sit amet' }) });

export const options = {};
