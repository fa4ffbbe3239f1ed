import { fail } from '#core/result.ts';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import type { Outcome } from '#workbench/outcome.ts';
import type { Tool } from '#workbench/use-tool.ts';
import { dateFormats } from '../date-format.ts';
import type { inputs, options } from '../fields.ts';
import type en from '../messages/en.json';

export type Text = Tool<typeof en & ClockMessages, typeof inputs, typeof options>['t'];

/** The same outcome; an error about a notation has its name as the visitor sees it. */
export function nameFormat<Value, Code extends string>(t: Text, outcome: Outcome<Value, Code>): Outcome<Value, Code> {
  if (!outcome || outcome.ok) return outcome;
  const { code, values, ...details } = outcome.error;
  const format = dateFormats.find((each) => each === values?.['format']);
  return format ? fail(code, { ...details, values: { format: t(`fields.inputFormat.options.${format}`) } }) : outcome;
}
