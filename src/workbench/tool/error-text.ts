import type { Field, Fields } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { ToolError } from '#core/result.ts';
import type { MessageValues, TranslateAny } from '#core/message-key.ts';

/** A message, or `undefined` if there is none: a translator answers with the key itself then. */
export function textIfThere(t: TranslateAny, key: string, values?: MessageValues): string | undefined {
  const text = t(key, values);
  return text === key ? undefined : text;
}

/** A choice that a sentence says by the name of its field, in the words of the page. */
const inWords = (t: TranslateAny, fields: Fields, values: MessageValues = {}): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field?.kind === 'choice' && field.values.includes(String(value)) ? t(`fields.${name}.options.${value}`) : value];
    }),
  );

/** What errors of a tool say: of the field that they are about its `{{label}}`, and of any choice its words. */
export interface ErrorWords {
  readonly label?: string;
  readonly fields?: Fields;
}

/** An error and what else is wrong, a line each. */
export const errorText = (t: TranslateAny, error: ToolError, { label, fields = {} }: ErrorWords = {}): string =>
  [error, ...(error.more ?? [])]
    .map(({ code, values, words = {} }) => {
      const said = Object.fromEntries(Object.entries(words).map(([name, key]) => [name, t(key)]));
      return t(`errors.${code}`, { ...(label !== undefined && { label }), ...inWords(t, fields, values), ...said });
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
