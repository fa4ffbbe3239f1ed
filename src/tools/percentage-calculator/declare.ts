import { defineInputs, defineOptions, text, whole } from '#core/fields.ts';

/** Numbers as texts: their digits count as they are typed, and they begin empty. */
export const inputs = defineInputs({
  percentage: text(),
  value: text(),
  part: text(),
  whole: text(),
  from: text(),
  to: text(),
  base: text(),
  change: text(),
  knownPart: text(),
  knownPercentage: text(),
  changedValue: text(),
  appliedChange: text(),
});

export const options = defineOptions({ decimalPlaces: whole({ min: 0, max: 20, initial: 10 }) });
