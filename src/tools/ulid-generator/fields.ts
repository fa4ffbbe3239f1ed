import { defineInputs, defineOptions, choice, flag, text, whole } from '#core/fields.ts';
import { listNotations } from '#formats/write-list.ts';

export const inputs = defineInputs({
  inspected: text({ sample: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
  time: text(),
});

export const options = defineOptions({
  quantity: whole({ min: 1, max: 10_000, initial: 1 }),
  isMonotonic: flag(true),
  isLowercase: flag(false),
  outputAs: choice(listNotations, 'lines'),
});
