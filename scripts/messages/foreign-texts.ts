import { defaultLanguage, type Language } from '../../src/core/languages.ts';

/** `message` and `reason` hold what a library or the browser says, in English. */
const FOREIGN = /\{\{\s*(?:message|reason)\s*\}\}/g;
const QUOTED = /[„«“]\u{A0}?\{\{\s*(?:message|reason)\s*\}\}\u{A0}?[“»”]/gu;

/** What is wrong with the errors of a language: a sentence that is not ours is quoted there, so that it is seen to be another's. */
export function foreignFaults(texts: ReadonlyMap<string, string>, language: Language): readonly string[] {
  if (language === defaultLanguage) return [];
  return [...texts].flatMap(([key, text]) =>
    key.startsWith('errors.') && (text.match(FOREIGN)?.length ?? 0) > (text.match(QUOTED)?.length ?? 0)
      ? [`“${key}” says the English of a library as its own: put it in quotation marks, and say before it what is wrong`]
      : [],
  );
}
