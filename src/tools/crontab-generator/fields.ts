import { choice, defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';
import { cronFormats, defaultExpressions } from './cron-format.ts';

/** The format belongs to the expression: remembered alone it would misread the next one. */
export const inputs = defineInputs({
  expression: text({ initial: defaultExpressions.unix }),
  format: choice(cronFormats, 'unix'),
  startFrom: text(),
});

export const options = defineOptions({
  verbose: flag(false),
  clock24: flag(true),
  /** Of the IANA database; empty, or anything that is none, for that of the browser. */
  timeZone: text(),
  runs: whole({ min: 1, max: 100, initial: 5 }),
});
