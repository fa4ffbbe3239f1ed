// The package has no types. Only what the tool for encryption uses.
declare module 'crypto-js/core.js' {
  namespace CryptoJs {
    /** Bytes as big-endian words of 32 bits, of which the first `sigBytes` bytes count. */
    interface WordArray {
      readonly words: readonly number[];
      readonly sigBytes: number;
    }
    interface Settings {
      readonly iv?: WordArray;
      readonly padding?: { readonly pad: () => void; readonly unpad: () => void };
    }
    /** Takes a text part after part; what it gives lags behind by a block at most. */
    interface Process {
      process(part: WordArray): WordArray;
      finalize(): WordArray;
    }
    interface Algorithm {
      createEncryptor(key: WordArray, settings: Settings): Process;
      createDecryptor(key: WordArray, settings: Settings): Process;
    }
  }
  const CryptoJs: {
    readonly lib: { readonly WordArray: { create(words: readonly number[], sigBytes: number): CryptoJs.WordArray } };
    /** Each of them is there when the file of its name is imported. */
    readonly algo: Readonly<Record<'TripleDES' | 'Rabbit' | 'RC4', CryptoJs.Algorithm>>;
  };
  export default CryptoJs;
}

declare module 'crypto-js/rabbit.js';
declare module 'crypto-js/rc4.js';
declare module 'crypto-js/tripledes.js';

/** The whole package, with its own way from a passphrase to a container: only tests compare with it. */
declare module 'crypto-js' {
  interface ContainerCipher {
    encrypt(plain: string, passphrase: string): { toString(): string };
    decrypt(container: string, passphrase: string): { toString(encoding: object): string };
  }
  const cryptoJs: Readonly<Record<'AES' | 'TripleDES' | 'Rabbit' | 'RC4', ContainerCipher>> & { readonly enc: { readonly Utf8: object } };
  export default cryptoJs;
}
