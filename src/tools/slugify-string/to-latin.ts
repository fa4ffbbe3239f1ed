import transliterate from '@sindresorhus/transliterate';
import { type LetterSource, sourceOfLetter } from './letter-source.ts';

/** Consecutive non-ASCII letters, marks, and digits. */
const FOREIGN_RUN = /(?:(?![A-Za-z0-9])[\p{L}\p{M}\p{N}])+/gu;

const MARK = /^\p{M}$/u;

/** Whether a text contains letters outside `alphabets` (see `LetterSource`). */
export function needsAnyAscii(text: string): boolean {
  for (const [letter] of text.normalize('NFKC').matchAll(/(?![\0-~])[\p{L}\p{N}]/gu)) {
    if (sourceOfLetter(letter) !== 'alphabets') return true;
  }
  return false;
}

export interface LatinStyle {
  /** A BCP 47 tag. Selects the transliteration of letters that differs between languages. */
  readonly language: string | undefined;
  /** Converts any character to ASCII. Required if `needsAnyAscii` returns true. */
  readonly anyAscii: ((text: string) => string) | undefined;
}

/** Converts letters and digits to ASCII, with each Han character as a separate word. Keeps symbols and emoji. */
export function toLatin(text: string, { language, anyAscii }: LatinStyle): string {
  const write = ({ source, letters }: Stretch): string => {
    if (source === 'alphabets') return transliterate(letters, language === undefined ? {} : { locale: language });
    const ascii = anyAscii?.(letters) ?? '';
    return source === 'han' ? ` ${ascii} ` : ascii;
  };
  return text.replaceAll(FOREIGN_RUN, (run) =>
    stretchesOf(run)
      // Remaining symbols and marks must not split a word.
      .map((stretch) => write(stretch).replaceAll(/[^A-Za-z0-9 ]/g, ''))
      .join(''),
  );
}

interface Stretch {
  readonly source: LetterSource;
  readonly letters: string;
}

/** Groups adjacent characters with the same source, except for Han characters. A mark belongs to the preceding letter. */
function stretchesOf(run: string): readonly Stretch[] {
  const stretches: { source: LetterSource; letters: string }[] = [];
  for (const character of run) {
    const last = stretches.at(-1);
    const isMark = MARK.test(character);
    const source = isMark ? (last?.source ?? 'alphabets') : sourceOfLetter(character);
    if (last?.source === source && (isMark || source !== 'han')) last.letters += character;
    else stretches.push({ source, letters: character });
  }
  return stretches;
}
