import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { deriveWallet, run, type Wallet } from './run.ts';
import { loadWordList, type WordListName, wordListNames } from './word-lists.ts';

const derive = (
  given: { entropy?: string; mnemonic?: string; passphrase?: string },
  wordList: WordListName = 'english',
  typedIn?: WordListName,
) => deriveWallet({ entropy: '', mnemonic: '', passphrase: '', ...given, wordList, typedIn });

async function walletOf(...given: Parameters<typeof derive>): Promise<Wallet> {
  const result = await derive(...given);
  if (!result.ok || !result.value) throw new Error('There is no wallet.');
  return result.value;
}

const abandon = (count: number): string => 'abandon '.repeat(count).trimEnd();

/** The test vectors of BIP39: trezor/python-mnemonic, vectors.json, and bip32JP/bip32JP.github.io, test_JP_BIP39.json. */
const english = [
  [
    '00000000000000000000000000000000',
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
    'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
    'xprv9s21ZrQH143K3h3fDYiay8mocZ3afhfULfb5GX8kCBdno77K4HiA15Tg23wpbeF1pLfs1c5SPmYHrEpTuuRhxMwvKDwqdKiGJS9XFKzUsAF',
  ],
  [
    '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f',
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    '2e8905819b8723fe2c1d161860e5ee1830318dbf49a83bd451cfb8440c28bd6fa457fe1296106559a3c80937a1c1069be3a3a5bd381ee6260e8d9739fce1f607',
    'xprv9s21ZrQH143K2gA81bYFHqU68xz1cX2APaSq5tt6MFSLeXnCKV1RVUJt9FWNTbrrryem4ZckN8k4Ls1H6nwdvDTvnV7zEXs2HgPezuVccsq',
  ],
  [
    'ffffffffffffffffffffffffffffffffffffffffffffffff',
    'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo when',
    '0cd6e5d827bb62eb8fc1e262254223817fd068a74b5b449cc2f667c3f1f985a76379b43348d952e2265b4cd129090758b3e3c2c49103b5051aac2eaeb890a528',
    'xprv9s21ZrQH143K36Ao5jHRVhFGDbLP6FCx8BEEmpru77ef3bmA928BxsqvVM27WnvvyfWywiFN8K6yToqMaGYfzS6Db1EHAXT5TuyCLBXUfdm',
  ],
  [
    '15da872c95a13dd738fbf50e427583ad61f18fd99f628c417a61cf8343c90419',
    'beyond stage sleep clip because twist token leaf atom beauty genius food business side grid unable middle armed observe pair crouch tonight away coconut',
    'b15509eaa2d09d3efd3e006ef42151b30367dc6e3aa5e44caba3fe4d3e352e65101fbdb86a96776b91946ff06f8eac594dc6ee1d3e82a42dfe1b40fef6bcc3fd',
    'xprv9s21ZrQH143K47KSAu4o7EV43wqj2sxVHSHGLmY4ZThKffiHSBN2CNb8RtY6sdaNKZKq7mxa9WS3Kv2iBKtGkmD3L9iDBq1x959Uq3hKM32',
  ],
] as const;

const japanese = [
  [
    '00000000000000000000000000000000',
    'あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あいこくしん　あおぞら',
    'a262d6fb6122ecf45be09c50492b31f92e9beb7d9a845987a02cefda57a15f9c467a17872029a9e92299b5cbdf306e3a0ee620245cbd508959b6cb7ca637bd55',
    'xprv9s21ZrQH143K258jAiWPAM6JYT9hLA91MV3AZUKfxmLZJCjCHeSjBvMbDy8C1mJ2FL5ytExyS97FAe6pQ6SD5Jt9SwHaLorA8i5Eojokfo1',
  ],
  [
    '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f',
    'そつう　れきだい　ほんやく　わかす　りくつ　ばいか　ろせん　やちん　そつう　れきだい　ほんやく　わかめ',
    'aee025cbe6ca256862f889e48110a6a382365142f7d16f2b9545285b3af64e542143a577e9c144e101a6bdca18f8d97ec3366ebf5b088b1c1af9bc31346e60d9',
    'xprv9s21ZrQH143K3ra1D6uGQyST9UqtUscH99GK8MBh5RrgPkrQo83QG4o6H2YktwSKvoZRVXDQZQrSyCDpHdA2j8i3PW5M9LkauaaTKwym1Wf',
  ],
] as const;

describe('deriveWallet', () => {
  test.each(english)(
    'converts the entropy %s to words, seed and root key, and the words back',
    async (entropy, mnemonic, seed, rootKey) => {
      const wallet = { entropy, entropyBits: entropy.length * 4, mnemonic, wordCount: mnemonic.split(' ').length, seed, rootKey };
      expect(await derive({ entropy, passphrase: 'TREZOR' })).toEqual(ok(wallet));
      expect(await derive({ mnemonic, passphrase: 'TREZOR' })).toEqual(ok(wallet));
    },
  );

  test.each(japanese)(
    'converts the entropy %s to Japanese words, seed and root key, and the words back',
    async (entropy, typed, seed, rootKey) => {
      const passphrase = '㍍ガバヴァぱばぐゞちぢ十人十色';
      const mnemonic = typed.normalize('NFKD').replaceAll(' ', '\u3000');
      const wallet = { entropy, entropyBits: entropy.length * 4, mnemonic, wordCount: mnemonic.split('\u3000').length, seed, rootKey };
      expect(await derive({ entropy, passphrase }, 'japanese')).toEqual(ok(wallet));
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
        expect(await derive({ mnemonic: typed.normalize(form), passphrase }, 'japanese')).toEqual(ok(wallet));
      }
    },
  );

  test.each([
    '  LETTER advice  cage\nabsurd amount doctor\r\nacoustic avoid letter\nadvice cage Above ',
    'letter\u3000advice\u00a0cage absurd amount doctor acoustic\tavoid letter advice cage above',
    '1. letter\n2. advice\n3. cage\n4. absurd\n5. amount\n6. doctor\n7. acoustic\n8. avoid\n9. letter\n10. advice\n11. cage\n12. above',
    '["letter","advice","cage","absurd","amount","doctor","acoustic","avoid","letter","advice","cage","above"]',
    'lett advi cage absu amou doct acou avoi lett advi cage abov',
  ])('reads %j', async (mnemonic) => {
    expect((await walletOf({ mnemonic })).entropy).toBe('80808080808080808080808080808080');
  });

  // BIP39, word lists: the first four letters identify a word of a list, and accents do not matter.
  test.each(['english', 'czech', 'french', 'italian', 'portuguese', 'spanish'] as const)(
    'reads the %s words by their first four letters and without accents',
    async (list) => {
      const words = await loadWordList(list);
      const bare = words.map((word) => word.normalize('NFKD').replaceAll(/\p{M}/gu, ''));
      for (let at = 0; at < words.length; at += 256) {
        const wallet = await walletOf({ entropy: (at / 8).toString(16).padStart(2, '0').repeat(32) }, list);
        const typed = wallet.mnemonic.split(' ').map((word) => bare[words.indexOf(word)] ?? '');
        expect((await walletOf({ mnemonic: typed.join(' ') }, list)).entropy).toBe(wallet.entropy);
        expect((await walletOf({ mnemonic: typed.map((word) => word.slice(0, 4)).join(' ') }, list)).entropy).toBe(wallet.entropy);
      }
      expect(new Set(bare.map((word) => word.slice(0, 4))).size).toBe(2048);
    },
  );

  test.each(['7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F', ' 7f7f7f7f 7f7f7f7f 7f7f7f7f 7f7f7f7f\n'])('reads the entropy %j', async (entropy) => {
    expect((await walletOf({ entropy })).mnemonic).toBe(english[1][1]);
  });

  test.each([
    ['nothing', {}],
    ['white space', { entropy: ' ', mnemonic: ' \u3000\n' }],
    ['a passphrase alone', { passphrase: 'TREZOR' }],
  ])('returns no wallet for %s', async (_what, given) => {
    expect(await derive(given)).toEqual(ok(null));
  });

  test.each([
    ['0x7f7g', { at: 5, values: { character: 'g' } }, 'notAHexadecimalDigit'],
    ['7'.repeat(31), { values: { found: 31 } }, 'wrongDigitCount'],
    ['7'.repeat(36), { values: { found: 36 } }, 'wrongDigitCount'],
    ['7'.repeat(72), { values: { found: 72 } }, 'wrongDigitCount'],
  ] as const)('refuses the entropy %s', async (entropy, details, code) => {
    expect(await derive({ entropy })).toEqual(fail(code, { field: 'entropy', ...details }));
  });

  test.each([
    [abandon(11), 'wrongWordCount', { values: { found: 11 } }],
    [abandon(25), 'wrongWordCount', { values: { found: 25 } }],
    [abandon(12), 'wrongChecksum', {}],
    [`abandon abandon ZZZ ${abandon(9)}`, 'unknownWord', { values: { position: 3, word: 'ZZZ', list: 'english' } }],
    // abaisser is only in the French list; abandon is in both lists.
    [`${abandon(11)} abaisser`, 'unknownWordOfOtherList', { values: { position: 12, word: 'abaisser', list: 'english', other: 'french' } }],
    // 一 is the second word of both Chinese lists.
    ['一 '.repeat(12), 'unknownWord', { values: { position: 1, word: '一', list: 'english' } }],
  ] as const)('refuses the mnemonic %j', async (mnemonic, code, details) => {
    expect(await derive({ mnemonic })).toEqual(fail(code, { field: 'mnemonic', ...details }));
  });

  test('keeps the entropy if another list is chosen after the words were typed', async () => {
    const french = await walletOf({ entropy: english[1][0] }, 'french');
    expect(await derive({ mnemonic: english[1][1] }, 'french', 'english')).toEqual(ok(french));
    // Typed while the English list was selected, which does not contain the words.
    expect(await derive({ mnemonic: french.mnemonic }, 'french', 'english')).toEqual(ok(french));
    expect((await walletOf({ mnemonic: french.mnemonic }, 'spanish', 'english')).entropy).toBe(english[1][0]);
  });

  test('names the last chosen list if no list contains the words', async () => {
    expect(await derive({ mnemonic: `zzz ${abandon(11)}` }, 'french', 'english')).toEqual(
      fail('unknownWord', { field: 'mnemonic', values: { position: 1, word: 'zzz', list: 'french' } }),
    );
  });

  test('replaces a lone surrogate in the passphrase with U+FFFD', async () => {
    expect(await derive({ entropy: english[0][0], passphrase: 'a\ud800' })).toEqual(
      await derive({ entropy: english[0][0], passphrase: 'a\ufffd' }),
    );
  });

  test('matches Node’s cryptography and reads back its own words in every list', async () => {
    const sizes = [16, 20, 24, 28, 32].map((size) => fc.uint8Array({ minLength: size, maxLength: size }));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(...sizes),
        fc.constantFrom(...wordListNames),
        fc.string({ unit: 'grapheme' }),
        async (bytes, list, passphrase) => {
          const entropy = Buffer.from(bytes).toString('hex');
          const wallet = await walletOf({ entropy, passphrase }, list);
          const seed = pbkdf2Sync(wallet.mnemonic.normalize('NFKD'), `mnemonic${passphrase}`.normalize('NFKD'), 2048, 64, 'sha512');
          expect(wallet.seed).toBe(seed.toString('hex'));
          expect(await derive({ mnemonic: wallet.mnemonic.toUpperCase(), passphrase }, list)).toEqual(ok(wallet));

          const key = createHmac('sha512', 'Bitcoin seed').update(seed).digest();
          const body = Buffer.concat([
            Buffer.from('0488ade4000000000000000000', 'hex'),
            key.subarray(32),
            Buffer.alloc(1),
            key.subarray(0, 32),
          ]);
          expect(fromBase58(wallet.rootKey)).toBe(Buffer.concat([body, sha256(sha256(body)).subarray(0, 4)]).toString('hex'));
        },
      ),
      { numRuns: runs(25) },
    );
  });
});

test.each([
  ['12', 32],
  ['24', 64],
] as const)('entropy for %s words has %i digits', (wordCount, digits) => {
  expect(run.draw({ wordCount }, { randomBytes: (count) => new Uint8Array(count).fill(0xab) })).toEqual(ok('ab'.repeat(digits / 2)));
});

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The 82 bytes of an extended key as 164 digits. The first byte is 0x04, so the first digit is 0. */
const fromBase58 = (text: string): string =>
  [...text]
    .reduce((sum, character) => sum * 58n + BigInt(BASE58.indexOf(character)), 0n)
    .toString(16)
    .padStart(164, '0');
