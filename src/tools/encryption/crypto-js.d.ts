// Types for a package without any, limited to the parts that the encryption tool uses.
declare module 'crypto-js/core.js' {
  namespace CryptoJs {
    /** Bytes as big-endian words of 32 bits. Only the first `sigBytes` bytes count. */
    interface WordArray {
      readonly words: readonly number[];
      readonly sigBytes: number;
    }
    interface Settings {
      readonly iv?: WordArray;
      readonly padding?: { readonly pad: () => void; readonly unpad: () => void };
    }
    /** Processes a text in parts. The output is at most one block behind. */
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
    /** Each algorithm is available after its file is imported. */
    readonly algo: Readonly<Record<'TripleDES' | 'Rabbit' | 'RC4', CryptoJs.Algorithm>>;
  };
  export default CryptoJs;
}

declare module 'crypto-js/rabbit.js';
declare module 'crypto-js/rc4.js';
declare module 'crypto-js/tripledes.js';

/** The whole package, with its own key derivation and container format. Only tests use it, for comparison. */
declare module 'crypto-js' {
  interface ContainerCipher {
    encrypt(plain: string, passphrase: string): { toString(): string };
    decrypt(container: string, passphrase: string): { toString(encoding: object): string };
  }
  const cryptoJs: Readonly<Record<'AES' | 'TripleDES' | 'Rabbit' | 'RC4', ContainerCipher>> & { readonly enc: { readonly Utf8: object } };
  export default cryptoJs;
}
