import { choice, defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({
  macAddress: text({ sample: '20:37:06:12:34:56' }),
  time: text(),
  globalId: text({ sample: '80 57 87 81 3e' }),
});

export const options = defineOptions({
  source: choice(['random', 'macAndTime', 'globalId'], 'random'),
  subnetId: text({ initial: '0' }),
});
