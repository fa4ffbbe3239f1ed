/** The official lists of BIP39, in display order. */
export const wordListNames = [
  'english',
  'chineseSimplified',
  'chineseTraditional',
  'czech',
  'french',
  'italian',
  'japanese',
  'korean',
  'portuguese',
  'spanish',
] as const;

export type WordListName = (typeof wordListNames)[number];

const load: Readonly<Record<WordListName, () => Promise<{ readonly wordlist: string[] }>>> = {
  english: () => import('@scure/bip39/wordlists/english.js'),
  chineseSimplified: () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  chineseTraditional: () => import('@scure/bip39/wordlists/traditional-chinese.js'),
  czech: () => import('@scure/bip39/wordlists/czech.js'),
  french: () => import('@scure/bip39/wordlists/french.js'),
  italian: () => import('@scure/bip39/wordlists/italian.js'),
  japanese: () => import('@scure/bip39/wordlists/japanese.js'),
  korean: () => import('@scure/bip39/wordlists/korean.js'),
  portuguese: () => import('@scure/bip39/wordlists/portuguese.js'),
  spanish: () => import('@scure/bip39/wordlists/spanish.js'),
};

/** Loads the 2048 words of a list. Each list is a chunk of its own, loaded on demand. */
export const loadWordList = async (name: WordListName): Promise<string[]> => (await load[name]()).wordlist;
