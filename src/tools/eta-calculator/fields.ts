import { choice, decimal, defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({
  totalAmount: text({ initial: '500' }),
  amountPerPeriod: text({ initial: '5' }),
  period: decimal({ min: 0, max: Number.MAX_VALUE, initial: 3 }),
  alreadyDone: text(),
  startedAt: text(),
  asOf: text(),
});

export const options = defineOptions({
  estimateFrom: choice(['speed', 'progress'], 'speed'),
  periodUnit: choice(['milliseconds', 'seconds', 'minutes', 'hours', 'days'], 'minutes'),
});
