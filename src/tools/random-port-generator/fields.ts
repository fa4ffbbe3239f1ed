import { choice, defineInputs, defineOptions, flag, whole } from '#core/fields.ts';
import { LAST_PORT, portRanges } from './port-ranges.ts';

const { min, max } = portRanges.user;

export const inputs = defineInputs({});

export const options = defineOptions({
  quantity: whole({ min: 1, max: 1000, initial: 1 }),
  range: choice(['user', 'registered', 'dynamic', 'custom'], 'user'),
  min: whole({ min: 1, max: LAST_PORT, initial: min }),
  max: whole({ min: 1, max: LAST_PORT, initial: max }),
  avoidWellKnown: flag(true),
  avoidBlocked: flag(true),
  isSorted: flag(false),
  separator: choice(['newLine', 'comma', 'space'], 'newLine'),
});
