import type { Unit } from './unit.ts';

/** Looks up units by their spelling. */
export interface UnitFinder {
  /** Finds a single-word symbol or name, with or without a prefix. */
  readonly find: (word: string) => Unit | undefined;
  /** Finds a symbol or name of several words, separated by one space or hyphen as in the table; `undefined` if there is no such unit. */
  readonly findWords: (words: string) => Unit | undefined;
  /** Whether a unit of several words begins with this word. */
  readonly beginsWords: (word: string) => boolean;
}

export interface UnitAt {
  readonly typed: string;
  /** `undefined` for an unknown word. */
  readonly unit: Unit | undefined;
}

/** Degree signs with or without a space, letters, two words joined by an underscore, and percent-like signs. */
const WORD = /(?:[Δ∆]\s?)?°\s?[CFR](?!\p{L})|°|[%‰℃℉]|∆?\p{L}+(?:_\p{L}+)?/uy;
const NEXT_WORD = /(?:\.?[ \u00a0]|-)\p{L}+/uy;
const MOST_WORDS = 4;

const signs: Readonly<Record<string, string>> = { μ: 'µ', '\u2126': 'Ω', '\u212b': 'Å', '∆': 'Δ', '℃': '°C', '℉': '°F' };

/** Replaces lookalike signs by a canonical one. */
const likeSigns = (word: string): string =>
  word.replaceAll(/[μ\u2126\u212b∆℃℉]/gu, (sign) => signs[sign] ?? sign).replaceAll(/(?<=[Δ°])\s/gu, '');

/** Finds the longest unit of several words that begins with a word. */
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

/** Reads the unit at an offset; `undefined` if there is no word. */
export function unitAt(text: string, at: number, finder: UnitFinder): UnitAt | undefined {
  WORD.lastIndex = at;
  const typed = WORD.exec(text)?.[0];
  if (typed === undefined) return undefined;
  const several = finder.beginsWords(typed) ? wordsAt(text, at, typed, finder) : undefined;
  return several ?? { typed, unit: finder.find(likeSigns(typed)) };
}
