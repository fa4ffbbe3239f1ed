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
    interface PassphraseCipher {
      encrypt(plain: WordArray, key: WordArray, settings: Settings): { readonly ciphertext: WordArray };
      decrypt(encrypted: { readonly ciphertext: WordArray }, key: WordArray, settings: Settings): WordArray;
    }
  }
  const CryptoJs: { readonly lib: { readonly WordArray: { create(words: readonly number[], sigBytes: number): CryptoJs.WordArray } } };
  export default CryptoJs;
}

declare module 'crypto-js/rabbit.js' {
  import type CryptoJs from 'crypto-js/core.js';
  const cipher: CryptoJs.PassphraseCipher;
  export default cipher;
}

declare module 'crypto-js/rc4.js' {
  import type CryptoJs from 'crypto-js/core.js';
  const cipher: CryptoJs.PassphraseCipher;
  export default cipher;
}

declare module 'crypto-js/tripledes.js' {
  import type CryptoJs from 'crypto-js/core.js';
  const cipher: CryptoJs.PassphraseCipher;
  export default cipher;
}

/** The whole package, with its own way from a passphrase to a container: only tests compare with it. */
declare module 'crypto-js' {
  interface ContainerCipher {
    encrypt(plain: string, passphrase: string): { toString(): string };
    decrypt(container: string, passphrase: string): { toString(encoding: object): string };
  }
  const cryptoJs: Readonly<Record<'AES' | 'TripleDES' | 'Rabbit' | 'RC4', ContainerCipher>> & { readonly enc: { readonly Utf8: object } };
  export default cryptoJs;
}
