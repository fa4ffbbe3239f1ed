import transliterate from '@sindresorhus/transliterate';
import { type LetterSource, sourceOfLetter } from './letter-source.ts';

/** Letters, marks and digits beyond ASCII that follow each other. */
const FOREIGN_RUN = /(?:(?![A-Za-z0-9])[\p{L}\p{M}\p{N}])+/gu;

const MARK = /^\p{M}$/u;

/** Whether a text has letters that `alphabets` does not know, see `LetterSource`. */
export function needsAnyAscii(text: string): boolean {
  for (const [letter] of text.normalize('NFKC').matchAll(/(?![\0-~])[\p{L}\p{N}]/gu)) {
    if (sourceOfLetter(letter) !== 'alphabets') return true;
  }
  return false;
}

export interface LatinStyle {
  /** BCP 47; the letters that languages write in different ways are written as in this one. */
  readonly language: string | undefined;
  /** Writes any character in ASCII; needed where `needsAnyAscii` says so. */
  readonly anyAscii: ((text: string) => string) | undefined;
}

/** A text with its letters and digits in ASCII, Han characters each as a word of its own; symbols and emoji stay. */
export function toLatin(text: string, { language, anyAscii }: LatinStyle): string {
  const write = ({ source, letters }: Stretch): string => {
    if (source === 'alphabets') return transliterate(letters, language === undefined ? {} : { locale: language });
    const ascii = anyAscii?.(letters) ?? '';
    return source === 'han' ? ` ${ascii} ` : ascii;
  };
  return text.replaceAll(FOREIGN_RUN, (run) =>
    stretchesOf(run)
      // What is left of signs and marks is no end of a word.
      .map((stretch) => write(stretch).replaceAll(/[^A-Za-z0-9 ]/g, ''))
      .join(''),
  );
}

interface Stretch {
  readonly source: LetterSource;
  readonly letters: string;
}

/** Neighbors of the same source together, but for Han characters; a mark goes with the letter before it. */
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
