import type { Language } from './languages.ts';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';

/**
 * The texts of the shell: the same message format as the tools', by a lookup so small that the home page can have it.
 * (i18next alone would be a tenth of the home page's scripts.)
 */
export function createShellTranslator(language: Language, messages: MessageTree): TranslateAny {
  const plural = new Intl.PluralRules(language);
  const find = (key: string): string | undefined => {
    let node: string | MessageTree | undefined = messages;
    for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
    return typeof node === 'string' ? node : undefined;
  };

  return (key, values = {}) => {
    const form = typeof values['count'] === 'number' ? find(`${key}_${plural.select(values['count'])}`) : undefined;
    const message = form ?? find(key) ?? find(`${key}_other`) ?? key;
    return message.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}
