import type { Unit } from './unit.ts';

/** Finds units by how they are written. */
export interface UnitFinder {
  /** A symbol or a name of one word, with or without a prefix. */
  readonly find: (word: string) => Unit | undefined;
  /** A symbol or a name of several words, parted by one blank or hyphen as the table has them; `undefined` for any other. */
  readonly findWords: (words: string) => Unit | undefined;
  /** Whether one of several words begins with this one. */
  readonly beginsWords: (word: string) => boolean;
}

export interface UnitAt {
  readonly typed: string;
  /** `undefined` for a word that is none. */
  readonly unit: Unit | undefined;
}

/** Degrees with a blank or without, letters, also two words joined by a low line, and the signs of shares. */
const WORD = /(?:[Δ∆]\s?)?°\s?[CFR](?!\p{L})|°|[%‰℃℉]|∆?\p{L}+(?:_\p{L}+)?/uy;
const NEXT_WORD = /(?:\.?[ \u00a0]|-)\p{L}+/uy;
const MOST_WORDS = 4;

const signs: Readonly<Record<string, string>> = { μ: 'µ', '\u2126': 'Ω', '\u212b': 'Å', '∆': 'Δ', '℃': '°C', '℉': '°F' };

/** One sign for those that look alike. */
const likeSigns = (word: string): string =>
  word.replaceAll(/[μ\u2126\u212b∆℃℉]/gu, (sign) => signs[sign] ?? sign).replaceAll(/(?<=[Δ°])\s/gu, '');

/** The longest unit of several words that begins with a word. */
function wordsAt(text: string, at: number, first: string, finder: UnitFinder): UnitAt | undefined {
  const ends = [at + first.length];
  for (let end = at + first.length; ends.length < MOST_WORDS; ) {
    NEXT_WORD.lastIndex = end;
    const next = NEXT_WORD.exec(text);
    if (!next) break;
    end += next[0].length;
    ends.push(end);
  }
  for (const end of ends.slice(1).toReversed()) {
    const typed = text.slice(at, end);
    const words = likeSigns(typed).replaceAll('.', '').replaceAll('\u00a0', ' ');
    const unit = finder.findWords(words) ?? finder.findWords(words.replaceAll('-', ' '));
    if (unit) return { typed, unit };
  }
  return undefined;
}

/** The unit that is written at an offset; `undefined` where no word stands. */
export function unitAt(text: string, at: number, finder: UnitFinder): UnitAt | undefined {
  WORD.lastIndex = at;
  const typed = WORD.exec(text)?.[0];
  if (typed === undefined) return undefined;
  const several = finder.beginsWords(typed) ? wordsAt(text, at, typed, finder) : undefined;
  return several ?? { typed, unit: finder.find(likeSigns(typed)) };
}
