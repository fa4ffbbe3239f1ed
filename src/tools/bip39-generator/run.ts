import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { toHex } from '#pure/bytes/hex.ts';
import type { declaration } from './declare.ts';
import { main } from './main.ts';
import { type EntropyError, parseEntropy } from './parse-entropy.ts';
import { type MnemonicError, parseEarlierMnemonic, parseMnemonic } from './parse-mnemonic.ts';
import { toRootKey } from './root-key.ts';
import { splitWords } from './word-count.ts';
import { loadWordList } from './word-lists.ts';

export interface Wallet {
  /** Hexadecimal digits in lower case. */
  readonly entropy: string;
  readonly entropyBits: number;
  readonly mnemonic: string;
  readonly wordCount: number;
  /** 128 hexadecimal digits in lower case. */
  readonly seed: string;
  /** In the format of BIP32, beginning with `xprv`. */
  readonly rootKey: string;
}

/**
 * Derives the mnemonic, seed, and root key from a mnemonic or, without one, from hexadecimal entropy. Returns `null` if both are empty.
 * BIP39, “From mnemonic to seed”: PBKDF2 with HMAC-SHA-512 and 2048 rounds.
 */
export async function deriveWallet(
  given: Given<typeof declaration, 'derive'>,
): Promise<Result<Wallet | null, EntropyError | MnemonicError>> {
  const { passphrase, wordList } = given;
  const parsed = await parseSource(given);
  if (!parsed?.ok) return parsed ?? ok(null);

  const mnemonic = entropyToMnemonic(parsed.value, await loadWordList(wordList));
  // A lone surrogate cannot be encoded as UTF-8, so it becomes U+FFFD.
  const seed = mnemonicToSeedSync(mnemonic, passphrase.toWellFormed());
  return ok({
    entropy: toHex(parsed.value),
    entropyBits: parsed.value.length * 8,
    mnemonic,
    wordCount: splitWords(mnemonic).length,
    seed: toHex(seed),
    rootKey: toRootKey(seed),
  });
}

async function parseSource({ entropy, mnemonic, wordList, typedIn = wordList }: Given<typeof declaration, 'derive'>) {
  if (mnemonic.trim() === '') return entropy.trim() === '' ? undefined : parseEntropy(entropy);
  return wordList === typedIn ? parseMnemonic(mnemonic, wordList) : parseEarlierMnemonic(mnemonic, typedIn, wordList);
}

export const run = { ...main, derive: deriveWallet } satisfies Runs<typeof declaration>;
