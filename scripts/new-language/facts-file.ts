import type { LanguageFacts } from '../../src/core/languages/language-facts.ts';

/** What CLDR knows of a language; nothing of one that it has not. */
export function knownFacts(code: string): Partial<Pick<LanguageFacts, 'name' | 'direction'>> {
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
  if (name === undefined || new Intl.DisplayNames(code, { type: 'language' }).resolvedOptions().locale !== code) return {};
  const first = String.fromCodePoint(name.codePointAt(0) ?? 0);
  const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(name);
  return { name: first.toLocaleUpperCase(code) + name.slice(first.length), direction: isRightToLeft ? 'rtl' : 'ltr' };
}

/** The comma of the language's lists, where these have one. */
function commaOf(code: string): string {
  const comma = new Intl.ListFormat(code).formatToParts(['1', '2', '3'])[1]?.value ?? '';
  return /^\p{P}/u.test(comma) ? comma : ', ';
}

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** The file in src/core/languages. */
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

/** src/core/languages.ts with one more language at its end. */
export const withLanguage = (source: string, code: string): string =>
  source
    .replace(/(?<=\n)(?=import type)/, `import ${code} from './languages/${code}.ts';\n`)
    .replace(/(?<=const facts = \{[^}]*\w)(?=,?\s*\})/, `, ${code}`);
