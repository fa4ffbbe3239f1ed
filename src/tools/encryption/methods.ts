/** With a passphrase, in containers that carry their own salt, but for the JWE all of them OpenSSL's `Salted__`. */
export const passphraseMethods = ['jwe', 'opensslPbkdf2', 'opensslLegacy', 'tripleDes', 'rabbit', 'rc4'] as const;

/** With a key that is used as it is. */
export const keyMethods = ['aesGcm', 'aesCbc', 'aesCtr', 'chaCha20Poly1305', 'xChaCha20Poly1305'] as const;

/** Those that `openssl enc` has. */
export const opensslMethods = ['opensslPbkdf2', 'opensslLegacy', 'tripleDes'] as const;

/** Broken or too quick to guess: only for what is encrypted already. */
export const oldMethods = ['opensslLegacy', 'tripleDes', 'rabbit', 'rc4'] as const;

/** In the order in which they are offered. */
export const methods = [...passphraseMethods, ...keyMethods] as const;

export type Method = (typeof methods)[number];
export type KeyMethod = (typeof keyMethods)[number];
export type OpensslMethod = (typeof opensslMethods)[number];
export type SaltedMethod = Exclude<(typeof passphraseMethods)[number], 'jwe'>;

export const isKeyMethod = (method: Method): method is KeyMethod => keyMethods.some((each) => each === method);
export const isOpensslMethod = (method: Method): method is OpensslMethod => opensslMethods.some((each) => each === method);

/** Has a tag that tells whether the cipher text and the additional data are as they were. */
export const takesAdditionalData = (method: Method): boolean => isKeyMethod(method) && method !== 'aesCbc' && method !== 'aesCtr';

/** A JWE says itself how many iterations it was made with. */
export const asksForIterations = ({ method, direction }: { readonly method: Method; readonly direction: 'encrypt' | 'decrypt' }): boolean =>
  method === 'opensslPbkdf2' || (method === 'jwe' && direction === 'encrypt');
