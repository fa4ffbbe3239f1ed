import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import type { Language } from '#core/languages.ts';

/** `{{name}}` is filled with a value, `$t(errors.{{code}})` with another message. */
const HOLE = /\$t\((?<key>[^)]*)\)|\{\{(?<name>\w+)\}\}/g;

/** The text at a path such as `errors.tooLong`, as it is written; `undefined` if none is there. */
export function messageAt(messages: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = messages;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/**
 * The texts of the shell or of a tool in one language: a message by its key, in the plural form that a `count` asks for, with its holes
 * filled. A value is never read as a message. The messages already fall back to English where the language lacks one (see
 * scripts/vite/messages.ts); the answer to an unknown key is the key. `show` says how a value stands in a sentence, and
 * `always` has what any message may be filled with.
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
