/** Methods with a passphrase. Their containers include the salt: a JWE, or OpenSSL's `Salted__` for all others. */
export const passphraseMethods = ['jwe', 'opensslPbkdf2', 'opensslLegacy', 'tripleDes', 'rabbit', 'rc4'] as const;

/** Methods that use a key directly. */
export const keyMethods = ['aesGcm', 'aesCbc', 'aesCtr', 'chaCha20Poly1305', 'xChaCha20Poly1305'] as const;

/** Methods that `openssl enc` supports. */
export const opensslMethods = ['opensslPbkdf2', 'opensslLegacy', 'tripleDes'] as const;

/** Broken methods, or ones that are too easy to guess: only for existing cipher texts. */
export const oldMethods = ['opensslLegacy', 'tripleDes', 'rabbit', 'rc4'] as const;

/** In display order. */
export const methods = [...passphraseMethods, ...keyMethods] as const;

export type Method = (typeof methods)[number];
export type KeyMethod = (typeof keyMethods)[number];
export type OpensslMethod = (typeof opensslMethods)[number];
export type SaltedMethod = Exclude<(typeof passphraseMethods)[number], 'jwe'>;

export const isKeyMethod = (method: Method): method is KeyMethod => keyMethods.some((each) => each === method);
export const isOpensslMethod = (method: Method): method is OpensslMethod => opensslMethods.some((each) => each === method);

/** Whether a method has an authentication tag for the cipher text and the additional data. */
export const takesAdditionalData = (method: Method): boolean => isKeyMethod(method) && method !== 'aesCbc' && method !== 'aesCtr';

/** Whether iterations must be entered. A JWE contains its number of iterations. */
export const asksForIterations = ({ method, direction }: { readonly method: Method; readonly direction: 'encrypt' | 'decrypt' }): boolean =>
  method === 'opensslPbkdf2' || (method === 'jwe' && direction === 'encrypt');
