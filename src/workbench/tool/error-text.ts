import type { Field } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { ToolError } from '#core/result.ts';
import type { MessageValues, TranslateAny } from '#core/message-key.ts';

/** A message, or `undefined` if there is none: a translator answers with the key itself then. */
export function textIfThere(t: TranslateAny, key: string, values?: MessageValues): string | undefined {
  const text = t(key, values);
  return text === key ? undefined : text;
}

/** An error and what else is wrong, a line each. The sentence may say the `{{label}}` of the field it is about. */
export const errorText = (t: TranslateAny, error: ToolError, common: MessageValues = {}): string =>
  [error, ...(error.more ?? [])]
    .map(({ code, values, words = {} }) => {
      const said = Object.fromEntries(Object.entries(words).map(([name, key]) => [name, t(key)]));
      return t(`errors.${code}`, { ...common, ...values, ...said });
    })
    .join('\n');

/** What stands in a field is no value that it can have. */
export function refusalText(t: TranslateAny, shellText: TranslateAny, name: string, field: Field): string | undefined {
  const refusal = kindOf(field).refusal?.(field);
  if (!refusal) return undefined;
  const { code, values } = refusal;
  return (
    textIfThere(t, `fields.${name}.invalid`, values) ?? shellText(`workbench.${code}`, { label: t(`fields.${name}.label`), ...values })
  );
}
