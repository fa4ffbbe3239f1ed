/** Both throw when what they are given cannot be. */
export interface Cipher {
  readonly encrypt: (plain: Uint8Array) => Uint8Array;
  readonly decrypt: (cipherText: Uint8Array) => Uint8Array;
}

/** `undefined` where the key is wrong or the cipher text is damaged, as far as the cipher can tell: the libraries say it by throwing. */
export function tryDecrypt(cipher: Cipher, cipherText: Uint8Array): Uint8Array | undefined {
  try {
    return cipher.decrypt(cipherText);
  } catch {
    return undefined;
  }
}
