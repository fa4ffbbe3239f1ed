import { readFileSync } from 'node:fs';
import { defaultLanguage } from '../../src/core/languages.ts';
import type shell from '../../src/i18n/shell/en.json';
import { foldText } from '../../src/pure/text/fold-text.ts';
import { listingOf } from '../catalog.ts';

/** The texts by which a tool is found, besides its name and short description in the page's language. */
export interface SearchTexts {
  readonly englishName: string;
  /** Separated by commas: the language's keywords in their order, then the English ones. */
  readonly keywords: string;
  /** Separated by spaces: the words of the long description that are in none of the other texts. */
  readonly more: string;
}

const cut = (keywords: string): readonly string[] => keywords.split(',').map((keyword) => keyword.trim());

const wordsOf = (text: string): ReadonlySet<string> => new Set(foldText(text).match(/[\p{L}\p{N}]+/gu));

/** The distinct words of a text that are not in another one. */
const wordsBeyond = (text: string, other: string): readonly string[] => [...wordsOf(text).difference(wordsOf(other))];

/** The search texts of a tool in a language. Includes English ones, because people type English words in every language. */
export function searchTexts(toolId: string, language: string): SearchTexts {
  const english = listingOf(toolId, defaultLanguage);
  const { name, short, description, keywords: own } = listingOf(toolId, language);
  const keywords = [...new Set([...cut(own), ...cut(english.keywords)])].join(',');
  const others = [name, english.name, short, keywords].join(' ');
  return { englishName: english.name, keywords, more: wordsBeyond(description, others).join(' ') };
}

const shellOf = (language: string): typeof shell => JSON.parse(readFileSync(`src/i18n/shell/${language}.json`, 'utf8')) as typeof shell; // checked by check-messages

/** Words of a query that do not help to find a tool: those of the language, and the English ones, because people type those, too. */
export const stopWords = (language: string): string => [language, defaultLanguage].map((each) => shellOf(each).palette.stopWords).join(' ');
