import type { LanguageFacts } from '../../src/core/languages/language-facts.ts';

/** The name and direction of a language from the CLDR. Empty if the CLDR does not have the language. */
export function knownFacts(code: string): Partial<Pick<LanguageFacts, 'name' | 'direction'>> {
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
  if (name === undefined || new Intl.DisplayNames(code, { type: 'language' }).resolvedOptions().locale !== code) return {};
  const first = String.fromCodePoint(name.codePointAt(0) ?? 0);
  const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(name);
  return { name: first.toLocaleUpperCase(code) + name.slice(first.length), direction: isRightToLeft ? 'rtl' : 'ltr' };
}

/** The comma that the language uses in lists, or else `, `. */
function commaOf(code: string): string {
  const comma = new Intl.ListFormat(code).formatToParts(['1', '2', '3'])[1]?.value ?? '';
  return /^\p{P}/u.test(comma) ? comma : ', ';
}

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** The content of the language's file in src/core/languages. */
export function factsFile(code: string, { name, direction }: Pick<LanguageFacts, 'name' | 'direction'>): string {
  const betweenItems = commaOf(code);
  return `import type { LanguageFacts } from './language-facts.ts';

export default {
  name: ${quoted(name)},
  direction: '${direction}',
  betweenItems: ${quoted(betweenItems)},
  betweenSentences: '${betweenItems.endsWith(' ') ? ' ' : ''}',
  spellings: {},
} satisfies LanguageFacts;
`;
}

/** The source of src/core/languages.ts with another language at the end of the list. */
export const withLanguage = (source: string, code: string): string =>
  source
    .replace(/(?<=\n)(?=import type)/, `import ${code} from './languages/${code}.ts';\n`)
    .replace(/(?<=const facts = \{[^}]*\w)(?=,?\s*\})/, `, ${code}`);
