import { fakerWords } from './lorem/faker-words.ts';
import { thousandCharacters } from './lorem/thousand-characters.ts';

const words: Readonly<Record<string, readonly string[]>> = {
  arabic: fakerWords('ar'),
  /** Two neighbors each make a word. */
  chinese: thousandCharacters.match(/\S\S/g) ?? [],
  hebrew: fakerWords('he'),
  japanese: fakerWords('ja'),
  korean: fakerWords('ko'),
  russian: fakerWords('ru'),
  vietnamese: fakerWords('vi'),
};

/** The words of placeholder text by their language, one a line, in UTF-8. */
export default (): ReadonlyMap<string, Uint8Array> =>
  new Map(Object.entries(words).map(([language, list]) => [language, new TextEncoder().encode(list.join('\n'))]));
