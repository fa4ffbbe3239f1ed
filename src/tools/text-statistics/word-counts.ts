import { isWord } from '#pure/text/is-word.ts';
import { countGraphemes } from './grapheme-counts.ts';
import { segmentsOf } from './segments.ts';

export interface WordCount {
  readonly word: string;
  readonly count: number;
}

export interface WordCounts {
  readonly words: number;
  /** The number of grapheme clusters in all words. */
  readonly graphemes: number;
  /** The first of the longest words. Empty if there are no words. */
  readonly longest: string;
  /** The distinct words in lowercase and NFC, sorted by frequency and then by first occurrence. */
  readonly distinct: readonly WordCount[];
}

const PROGRESS_EVERY = 100_000;

/** Counts words by the rules of a language. Calls `onProgress` with the number of processed code units. */
export function countWords(text: string, language: string, onProgress: (units: number) => void = () => undefined): WordCounts {
  const spellings = new Map<string, { count: number; readonly graphemes: number }>();
  let units = 0;
  let nextReport = PROGRESS_EVERY;
  for (const found of segmentsOf(new Intl.Segmenter(language, { granularity: 'word' }), text)) {
    const { segment } = found;
    units += segment.length;
    if (units >= nextReport) {
      nextReport += PROGRESS_EVERY;
      onProgress(units);
    }
    if (!isWord(found)) continue;
    const known = spellings.get(segment);
    if (known) known.count += 1;
    else spellings.set(segment, { count: 1, graphemes: countGraphemes(segment).all });
  }
  return { ...totalsOf(spellings), distinct: distinctWords(spellings) };
}

type Spellings = ReadonlyMap<string, { readonly count: number; readonly graphemes: number }>;

function totalsOf(spellings: Spellings): Omit<WordCounts, 'distinct'> {
  let words = 0;
  let graphemes = 0;
  let longest = { word: '', graphemes: 0 };
  for (const [word, spelling] of spellings) {
    words += spelling.count;
    graphemes += spelling.count * spelling.graphemes;
    if (spelling.graphemes > longest.graphemes) longest = { word, graphemes: spelling.graphemes };
  }
  return { words, graphemes, longest: longest.word };
}

function distinctWords(spellings: Spellings): readonly WordCount[] {
  const counts = new Map<string, number>();
  for (const [spelling, { count }] of spellings) {
    const word = spelling.normalize('NFC').toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return [...counts].map(([word, count]) => ({ word, count })).toSorted((one, other) => other.count - one.count);
}
