import type { MessageValues, TranslateAny } from '#core/message-key.ts';
import type { ToolError } from '#core/result.ts';

/** A message, or `undefined` if it is missing, in which case a translator returns the key. */
export function textIfThere(t: TranslateAny, key: string, values?: MessageValues): string | undefined {
  const text = t(key, values);
  return text === key ? undefined : text;
}

/** The message of an error and of further errors, one per line. A message may use the `{{label}}` of its field. */
export const errorText = (t: TranslateAny, error: ToolError, common: MessageValues = {}): string =>
  [error, ...(error.more ?? [])]
    .map(({ code, values, words = {} }) => {
      const all = { ...common, ...values };
      const translated = Object.fromEntries(Object.entries(words).map(([name, key]) => [name, t(key, all)]));
      return t(`errors.${code}`, { ...all, ...translated });
    })
    .join('\n');
