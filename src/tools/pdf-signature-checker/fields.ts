import { defineInputs, defineOptions, file } from '#core/fields.ts';

export const inputs = defineInputs({ file: file({ accept: '.pdf,application/pdf' }) });

export const options = defineOptions({});
