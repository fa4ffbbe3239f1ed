import { defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({ customText: text({ sample: 'Hero image' }) });

export const options = defineOptions({
  width: whole({ min: 1, max: 10_000, initial: 600 }),
  height: whole({ min: 1, max: 10_000, initial: 350 }),
  fontSize: whole({ min: 1, max: 1000, initial: 26 }),
  backgroundColor: text({ accepts: 'color', initial: '#cccccc' }),
  textColor: text({ accepts: 'color', initial: '#333333' }),
  exactSize: flag(true),
  shrinkText: flag(true),
});
