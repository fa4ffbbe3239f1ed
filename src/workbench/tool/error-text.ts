import type { NumberField } from '#core/fields.ts';
import type { ToolError } from '#core/result.ts';
import type { MessageValues, TranslateAny } from '#core/message-key.ts';

/** A message, or `undefined` if there is none: a translator answers with the key itself then. */
export function textIfThere(t: TranslateAny, key: string, values?: MessageValues): string | undefined {
  const text = t(key, values);
  return text === key ? undefined : text;
}

/** An error and what else is wrong, a line each. The sentence may say the `{{label}}` of the field it is about. */
export const errorText = (t: TranslateAny, error: ToolError, common: MessageValues = {}): string =>
  [error, ...(error.more ?? [])].map(({ code, values }) => t(`errors.${code}`, { ...common, ...values })).join('\n');

/** What stands in a number field is not a number that it can have. */
export function numberError(t: TranslateAny, shellText: TranslateAny, name: string, { min, max, isWhole }: NumberField): string {
  const own = textIfThere(t, `fields.${name}.invalid`, { min, max });
  return own ?? shellText(isWhole ? 'workbench.notWhole' : 'workbench.notANumber', { label: t(`fields.${name}.label`), min, max });
}
