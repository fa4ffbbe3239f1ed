import { defineDetectors } from '#core/detection.ts';
import { type AlphabetName, alphabetNames, alphabets } from './alphabets.ts';

const FEWEST = 3;

interface Codes {
  readonly name: AlphabetName;
  readonly letters: ReadonlyMap<string, string>;
  readonly digits: ReadonlyMap<string, string>;
}

const codesOf = (name: AlphabetName): Codes => {
  const { letters, digits, variants = new Map<string, string>() } = alphabets[name];
  const words = [...letters].map(([letter, word]) => [word.toLowerCase(), letter.toUpperCase()] as const);
  return {
    name,
    // If two letters have the same word, the first one wins.
    letters: new Map([...variants, ...words.toReversed()]),
    digits: new Map(digits.map((word, digit) => [word.toLowerCase(), String(digit)])),
  };
};

const all: readonly Codes[] = alphabetNames.map(codesOf);

/** Converts words of one alphabet to text. Requires at least two letters, because number words alone are not spelling. */
function spelled(words: readonly string[], { letters, digits }: Codes): string | undefined {
  const characters = words.map((word) => letters.get(word) ?? digits.get(word));
  const ofLetters = words.filter((word) => letters.has(word)).length;
  return characters.includes(undefined) || ofLetters < 2 ? undefined : characters.join('');
}

export const detectors = defineDetectors([
  {
    id: 'words',
    reads: 'text',
    maxLength: 2048,
    detect({ bare }) {
      const words = bare
        .normalize('NFC')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((word) => word !== '');
      const codes = words.length < FEWEST ? undefined : all.find((each) => spelled(words, each) !== undefined);
      if (!codes) return undefined;
      return {
        reading: 'words',
        confidence: 'strong',
        rank: 40,
        answer: { copy: spelled(words, codes) ?? '' },
        hands: { inputs: { words: bare }, options: { alphabet: codes.name } },
      };
    },
  },
]);
