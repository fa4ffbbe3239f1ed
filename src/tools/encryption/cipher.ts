/** Both functions throw if their input is invalid. */
export interface Cipher {
  readonly encrypt: (plain: Uint8Array) => Uint8Array;
  readonly decrypt: (cipherText: Uint8Array) => Uint8Array;
}

/** Decrypts a text; `undefined` if the cipher detects a wrong key or damage, for which the libraries throw. */
export function tryDecrypt(cipher: Cipher, cipherText: Uint8Array): Uint8Array | undefined {
  try {
    return cipher.decrypt(cipherText);
  } catch {
    return undefined;
  }
}
