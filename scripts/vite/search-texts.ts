import { readFileSync } from 'node:fs';
import { defaultLanguage } from '../../src/core/languages.ts';
import type shell from '../../src/i18n/shell/en.json';
import { foldText } from '../../src/pure/text/fold-text.ts';
import { listingOf } from '../catalog.ts';

/** What a tool is searched by beside its name and short description in the page's language. */
export interface SearchTexts {
  readonly englishName: string;
  /** Between commas: the language's own in their order, then the English ones. */
  readonly keywords: string;
  /** Between blanks: the words of its long description that stand in none of the others. */
  readonly more: string;
}

const cut = (keywords: string): readonly string[] => keywords.split(',').map((keyword) => keyword.trim());

const wordsOf = (text: string): ReadonlySet<string> => new Set(foldText(text).match(/[\p{L}\p{N}]+/gu));

/** The words of a text that another lacks, each once. */
const wordsBeyond = (text: string, other: string): readonly string[] => [...wordsOf(text).difference(wordsOf(other))];

/** What a tool is searched by in a language: people of all languages type the English words, too. */
export function searchTexts(toolId: string, language: string): SearchTexts {
  const english = listingOf(toolId, defaultLanguage);
  const { name, short, description, keywords: own } = listingOf(toolId, language);
  const keywords = [...new Set([...cut(own), ...cut(english.keywords)])].join(',');
  const others = [name, english.name, short, keywords].join(' ');
  return { englishName: english.name, keywords, more: wordsBeyond(description, others).join(' ') };
}

const shellOf = (language: string): typeof shell => JSON.parse(readFileSync(`src/i18n/shell/${language}.json`, 'utf8')) as typeof shell; // check-messages has checked it

/** The words of a query that say nothing of what is looked for: those of the language and, for the same reason, the English ones. */
export const stopWords = (language: string): string => [language, defaultLanguage].map((each) => shellOf(each).palette.stopWords).join(' ');
