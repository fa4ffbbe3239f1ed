import type { MessageFile } from '../messages/compare.ts';
import { isPlural, pluralForms, withoutPlural } from '../messages/plural.ts';

/** Marks a text as untranslated. The page displays the marks, and check-messages counts the text. */
export const markText = (text: string): string => (text === '' ? text : `⟦${text}⟧`);

/** One entry for each plural form of the language: the English text of the same form if there is one, or else the English plural. */
function pluralsOf(english: MessageFile, name: string, language: string): readonly (readonly [string, string | MessageFile])[] {
  return pluralForms(language).map((form) => {
    const key = `${name}_${form}`;
    return [key, english[key] ?? english[`${name}_other`] ?? ''];
  });
}

/** An English message file with each text between ⟦ and ⟧, in the plural forms of another language. */
export function markMessages(english: MessageFile, language: string): MessageFile {
  const entries = Object.entries(english).flatMap(([key, value]) =>
    isPlural(key) ? pluralsOf(english, withoutPlural(key), language) : [[key, value] as const],
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'string' ? markText(value) : markMessages(value, language)]),
  );
}
