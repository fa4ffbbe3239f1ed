import { choice, defineInputs, defineOptions, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({
  expression: text({ sample: 'a = 0.1 + 0.2\na * 100\n5 inch to cm' }),
});

export const options = defineOptions({
  numberType: choice(['decimal', 'float', 'fraction'], 'decimal'),
  angles: choice(['radians', 'degrees'], 'radians'),
  significantDigits: whole({ min: 1, max: 64, initial: 20 }),
});
