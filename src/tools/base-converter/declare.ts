import { choice, defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';
import { LARGEST_BASE, SMALLEST_BASE } from './digits.ts';

const base = { min: SMALLEST_BASE, max: LARGEST_BASE };

export const inputs = defineInputs({ number: text({ sample: '0xFF' }) });

export const options = defineOptions({
  inputBase: whole({ ...base, initial: 10 }),
  customBase: whole({ ...base, initial: 36 }),
  letterCase: choice(['lower', 'upper'], 'lower'),
  groupDigits: flag(false),
  showPrefixes: flag(false),
  bitWidth: choice(['off', '8', '16', '32', '64', '128'], 'off'),
});
