import { fail } from '#core/result.ts';
import type { Outcome } from '#workbench/outcome.ts';
import { fieldNames } from '../cron-format.ts';
import type { CronTool } from './cron-tool.ts';

/** The same outcome; an error about a field of the expression has its name as the visitor sees it. */
export function nameField<Value, Code extends string>(t: CronTool['t'], outcome: Outcome<Value, Code>): Outcome<Value, Code> {
  if (!outcome || outcome.ok) return outcome;
  const { code, values, ...details } = outcome.error;
  const name = fieldNames.find((each) => each === values?.['name']);
  return name ? fail(code, { ...details, values: { ...values, name: t(`view.fields.${name}`) } }) : outcome;
}
