import { defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({ search: text({ sample: '40' }) });
export const options = defineOptions({ unofficial: flag(false) });
