import { defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({});

export const options = defineOptions({
  length: whole({ min: 1, max: 512, initial: 64 }),
  quantity: whole({ min: 1, max: 1000, initial: 1 }),
  uppercase: flag(true),
  lowercase: flag(true),
  numbers: flag(true),
  symbols: flag(false),
  symbolSet: text({ initial: '!#$%&()*+,-./:;<=>?@[]^_{|}~' }),
  excluded: text(),
  excludeLookAlikes: flag(false),
  oneOfEachSet: flag(false),
});
