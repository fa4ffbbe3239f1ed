import type { Language } from '../../src/core/languages.ts';
import type { SameTexts } from './same-texts/same-texts.ts';
import { sameTextsOf } from './same-texts/same-texts-of.ts';

/** The words of a text: runs of letters and digits. Excludes placeholders, quoted labels, code in backticks, numbers, and symbols. */
export const wordsIn = (text: string): readonly string[] =>
  text.replaceAll(/\$t\([^)]*\)|\{\{.*?\}\}|`[^`]*`/g, ' ').match(/[\p{L}\p{N}]*\p{L}[\p{L}\p{N}\p{M}]*/gu) ?? [];

const joined = (words: readonly string[]): string => words.join(' ');

/** Whether a text may be the same in this language as in English: it has no words, or only words or a text in the list. */
export function isSameByRight(text: string, language: Language, list: readonly SameTexts[] = sameTextsOf(language)): boolean {
  const words = new Set(list.flatMap((group) => group.words?.split(/\s+/) ?? []));
  const texts = new Set(list.flatMap((group) => group.texts?.split('|').map((one) => one.trim()) ?? []));
  const own = wordsIn(text);
  return own.every((word) => words.has(word)) || texts.has(joined(own));
}
