import { foldText } from '#pure/text/fold-text.ts';
import type { Searchable } from './entry.ts';

/** How well a word of the query fits an entry. The first matching tier counts. */
const TIERS = {
  nameWord: 0,
  namePrefix: 1,
  keyword: 2,
  keywordPrefix: 3,
  insideName: 4,
  description: 5,
  category: 6,
  anywhere: 7,
  kin: 8,
  alike: 9,
} as const;

export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** An entry whose texts are split into words once, not for every typed letter. */
interface CutEntry {
  readonly names: readonly (readonly string[])[];
  readonly keywords: readonly (readonly string[])[];
  readonly description: readonly string[];
  readonly category: readonly string[];
  readonly everything: string;
}

/** The full description of an entry, including text that is not displayed. */
export const saidOf = ({ description, more = '' }: Searchable): string => `${description} ${more}`;

export function cutEntry(entry: Searchable): CutEntry {
  const { name, englishName, keywords, category } = entry;
  return {
    names: [name, ...(englishName === undefined ? [] : [englishName])].map(wordsOf),
    keywords: keywords.map(wordsOf),
    description: wordsOf(saidOf(entry)),
    category: wordsOf(category),
    everything: wordsOf([name, englishName, saidOf(entry), ...keywords, category].join(' ')).join(' '),
  };
}

export interface Query {
  /** All words as typed. */
  readonly said: readonly string[];
  /** The words that must match. */
  readonly words: readonly string[];
}

/** Splits a query into words, and removes stop words, such as “to” in “image to base64”, unless there are no others. */
export function readQuery(query: string, stops: ReadonlySet<string>): Query {
  const said = wordsOf(query);
  const wanted = said.filter((word) => !stops.has(word));
  return { said, words: wanted.length > 0 ? wanted : said };
}

/**
 * Whether two words begin alike: with at least four letters, and with all letters of the shorter word except perhaps its last, as in
 * `encoding` and `encode`, `uppercase` and `upper`.
 */
export function isKin(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  return shorter >= 4 && other.startsWith(one.slice(0, Math.max(4, shorter - 1)));
}

export const hasKin = (word: string, { everything }: CutEntry): boolean => everything.split(' ').some((other) => isKin(word, other));

interface Fit {
  readonly tier: number;
  /** The distance from the start of the name or of the keywords. */
  readonly position: number;
}

function fitOf(word: string, entry: CutEntry): Fit {
  const isWord = (other: string): boolean => other === word;
  const isPrefix = (other: string): boolean => other.startsWith(word);
  const inNames = (test: (other: string) => boolean): number =>
    Math.min(...entry.names.map((name) => name.findIndex(test)).map((index) => (index < 0 ? Number.POSITIVE_INFINITY : index)));
  const inKeywords = (test: (other: string) => boolean): number => entry.keywords.findIndex((keyword) => keyword.some(test));

  const candidates: readonly (readonly [number, number])[] = [
    [TIERS.nameWord, inNames(isWord)],
    [TIERS.namePrefix, inNames(isPrefix)],
    [TIERS.keyword, inKeywords(isWord)],
    [TIERS.keywordPrefix, inKeywords(isPrefix)],
    [TIERS.insideName, inNames((other) => other.includes(word))],
    [TIERS.description, entry.description.findIndex(isPrefix)],
    [TIERS.category, entry.category.findIndex(isPrefix)],
    [TIERS.anywhere, entry.everything.indexOf(word)],
    [TIERS.kin, hasKin(word, entry) ? 0 : -1],
  ];
  const found = candidates.find(([, position]) => position >= 0 && Number.isFinite(position));
  return found ? { tier: found[0], position: found[1] } : { tier: TIERS.alike, position: 0 };
}

/**
 * An entry that contains every word of the query or something similar, with the sum of its differences (Fuse.js scores from 0 to 1 per
 * word).
 */
export interface Candidate<Entry> {
  readonly entry: Entry;
  readonly cut: CutEntry;
  readonly unlikeness: number;
}

/** Whether every name has the words of the query in another order: `YAML to JSON` for the query `json yaml`. */
const isTurned = (words: readonly string[], { names }: CutEntry): boolean =>
  names.every((name) => {
    const places = words.map((word) => name.findIndex((other) => other.startsWith(word))).filter((place) => place >= 0);
    return places.some((place, index) => place < (places[index - 1] ?? 0));
  });

/** Whether the whole query is a keyword of several words, including its stop words: `số la mã`. */
const isKeyword = (said: readonly string[], { keywords }: CutEntry): boolean =>
  said.length > 1 && keywords.some((keyword) => keyword.join(' ') === said.join(' '));

/** The index of the first keyword that contains the first word; the number of keywords if none does. */
function keywordPosition([first = '']: readonly string[], { keywords }: CutEntry): number {
  const position = keywords.findIndex((keyword) => keyword.includes(first));
  return position < 0 ? keywords.length : position;
}

/**
 * Sorts the candidates by these criteria: the whole query is a keyword; the tier of the worst word; the sum of all tiers; the order of the
 * words; their positions; the position among the keywords if all words are in the name; similarity; the length of the name. Removes
 * candidates that are only similar if others match.
 */
export function rankCandidates<Entry extends Searchable>(
  { said, words }: Query,
  candidates: readonly Candidate<Entry>[],
): readonly Entry[] {
  const ranked = candidates.map(({ entry, cut, unlikeness }) => {
    const fits = words.map((word) => fitOf(word, cut));
    const worst = Math.max(...fits.map(({ tier }) => tier));
    const sum = fits.reduce((total, { tier }) => total + tier, 0);
    const position = fits.reduce((total, fit) => total + fit.position, 0);
    return {
      entry,
      worst,
      order: [
        isKeyword(said, cut) ? 0 : 1,
        worst,
        sum,
        isTurned(words, cut) ? 1 : 0,
        worst < TIERS.description ? position : 0,
        worst <= TIERS.namePrefix ? keywordPosition(words, cut) : 0,
        unlikeness,
        entry.name.length,
      ],
    };
  });
  const hasFitting = ranked.some(({ worst }) => worst < TIERS.anywhere);
  return ranked
    .filter(({ worst }) => !hasFitting || worst <= TIERS.anywhere)
    .toSorted((one, other) => compareNumbers(one.order, other.order))
    .map(({ entry }) => entry);
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((number, at) => number !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
