import { defineInputs, defineOptions } from '#core/fields.ts';

export const inputs = defineInputs({});

export const options = defineOptions({});
