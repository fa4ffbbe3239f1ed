import { mnemonicToEntropy } from '@scure/bip39';
import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { splitWords, wordCountOfMnemonic } from './word-count.ts';
import { loadWordList, type WordListName, wordListNames } from './word-lists.ts';

export type MnemonicError = 'wrongWordCount' | 'unknownWord' | 'unknownWordOfOtherList' | 'wrongChecksum';

/** Normalizes a word for comparison. BIP39 requires NFKD. */
const normalize = (word: string): string => word.normalize('NFKD').toLowerCase();

/** Removes the accents from a word of a Latin list. BIP39 ignores accents there. */
const withoutAccents = (word: string): string => word.replaceAll(/(?<=[a-z])\p{M}+/gu, '');

/**
 * Maps each accepted spelling to its official word. Latin lists also accept words without accents, or the first four letters, which are
 * unique.
 */
function officialWords(wordList: readonly string[]): ReadonlyMap<string, string> {
  const exact = wordList.map((word) => [normalize(word), word] as const);
  const bare = exact.map(([name, word]) => [withoutAccents(name), word] as const);
  const short = bare.filter(([name]) => /^[a-z]{5,}$/.test(name)).map(([name, word]) => [name.slice(0, 4), word] as const);
  return new Map([...short, ...bare, ...exact]);
}

/**
 * Reads the entropy of a mnemonic from one list, in upper or lower case and with any white space: BIP39, “Generating the mnemonic”, in
 * reverse. All errors are for `mnemonic`.
 */
export async function parseMnemonic(typed: string, list: WordListName): Promise<Result<Uint8Array, MnemonicError>> {
  const typedWords = splitWords(typed);
  if (!wordCountOfMnemonic(typed)) return fail('wrongWordCount', { field: 'mnemonic', values: { found: typedWords.length } });

  const words = typedWords.map(normalize);
  const wordList = await loadWordList(list);
  const official = officialWords(wordList);
  const unknown = words.findIndex((word) => !official.has(word));
  if (unknown >= 0) {
    const values = { position: unknown + 1, word: excerpt(typedWords[unknown] ?? ''), list };
    const other = await findOnlyListOf(words);
    return other
      ? fail('unknownWordOfOtherList', { field: 'mnemonic', values: { ...values, other } })
      : fail('unknownWord', { field: 'mnemonic', values });
  }
  try {
    return ok(mnemonicToEntropy(words.map((word) => official.get(word) ?? '').join(' '), wordList));
  } catch {
    // The library throws for a wrong number of words, an unknown word, and a wrong checksum. Only the last is possible here.
    return fail('wrongChecksum', { field: 'mnemonic' });
  }
}

/** The only list that contains every word. `undefined` if no list does, or several do (the two Chinese lists share many words). */
async function findOnlyListOf(words: readonly string[]): Promise<WordListName | undefined> {
  const found: WordListName[] = [];
  for (const name of wordListNames) {
    const known = new Set((await loadWordList(name)).map(normalize));
    if (words.every((word) => known.has(word))) found.push(name);
  }
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Like `parseMnemonic`, for a mnemonic that was typed while another list was selected. Tries that list, then the selected one, then all
 * others. The error is that of the selected list.
 */
export async function parseEarlierMnemonic(typed: string, typedIn: WordListName, chosen: WordListName) {
  const inChosen = await parseMnemonic(typed, chosen);
  for (const list of new Set([typedIn, chosen, ...wordListNames])) {
    const parsed = list === chosen ? inChosen : await parseMnemonic(typed, list);
    if (parsed.ok) return parsed;
  }
  return inChosen;
}
