import { fakerWords } from './lorem/faker-words.ts';
import { thousandCharacters } from './lorem/thousand-characters.ts';

const words: Readonly<Record<string, readonly string[]>> = {
  arabic: fakerWords('ar'),
  /** Each pair of adjacent characters is a word. */
  chinese: thousandCharacters.match(/\S\S/g) ?? [],
  hebrew: fakerWords('he'),
  japanese: fakerWords('ja'),
  korean: fakerWords('ko'),
  russian: fakerWords('ru'),
  vietnamese: fakerWords('vi'),
};

/** The words of placeholder text by language, one per line, in UTF-8. */
export default (): ReadonlyMap<string, Uint8Array> =>
  new Map(Object.entries(words).map(([language, list]) => [language, new TextEncoder().encode(list.join('\n'))]));
