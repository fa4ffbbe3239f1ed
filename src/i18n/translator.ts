import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import type { Language } from '#core/languages.ts';

/** `{{name}}` is replaced by a value, `$t(errors.{{code}})` by another message. */
const HOLE = /\$t\((?<key>[^)]*)\)|\{\{(?<name>\w+)\}\}/g;

/** The raw message at a path such as `errors.tooLong`; `undefined` if it is missing. */
export function messageAt(messages: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = messages;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/**
 * Creates a translator for the texts of the shell or of a tool. It selects the plural form by `count` and fills placeholders; values are
 * never parsed as messages. The messages already fall back to English (see scripts/catalog/messages.ts), and an unknown key is returned
 * unchanged. `show` formats a value within a sentence, and `always` provides values for all messages.
 */
export function createTranslator(
  language: Language,
  messages: MessageTree,
  show: (value: string | number) => string = String,
  always: Readonly<Record<string, string>> = {},
): TranslateAny {
  const plural = new Intl.PluralRules(language);
  const find = (key: string): string | undefined => messageAt(messages, key);

  const translate: TranslateAny = (key, values = {}) => {
    const form = typeof values['count'] === 'number' ? find(`${key}_${plural.select(values['count'])}`) : undefined;
    const message = form ?? find(key) ?? find(`${key}_other`) ?? key;
    const fill = (text: string, written: typeof show): string =>
      text.replaceAll(HOLE, (hole, other: string | undefined, name: string | undefined) => {
        if (other !== undefined) return translate(fill(other, String), values);
        const value = values[name ?? ''] ?? always[name ?? ''];
        return value === undefined ? hole : written(value);
      });
    return fill(message, show);
  };
  return translate;
}
