import type { MessageValues, TranslateAny } from '#core/message-key.ts';
import type { ToolError } from '#core/result.ts';

/** A message, or `undefined` if there is none: a translator answers with the key itself then. */
export function textIfThere(t: TranslateAny, key: string, values?: MessageValues): string | undefined {
  const text = t(key, values);
  return text === key ? undefined : text;
}

/** An error and what else is wrong, a line each. The sentence may say the `{{label}}` of the field it is about. */
export const errorText = (t: TranslateAny, error: ToolError, common: MessageValues = {}): string =>
  [error, ...(error.more ?? [])]
    .map(({ code, values, words = {} }) => {
      const all = { ...common, ...values };
      const said = Object.fromEntries(Object.entries(words).map(([name, key]) => [name, t(key, all)]));
      return t(`errors.${code}`, { ...all, ...said });
    })
    .join('\n');
