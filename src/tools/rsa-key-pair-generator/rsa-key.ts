/** A private key with two primes, with the names of RFC 8017, appendix A.1.2. */
export interface RsaKey {
  readonly modulus: bigint;
  readonly publicExponent: bigint;
  readonly privateExponent: bigint;
  readonly prime1: bigint;
  readonly prime2: bigint;
  /** privateExponent mod (prime1 - 1) */
  readonly exponent1: bigint;
  /** privateExponent mod (prime2 - 1) */
  readonly exponent2: bigint;
  /** prime2⁻¹ mod prime1 */
  readonly coefficient: bigint;
}

/** The members in PKCS #1 order. */
export const rsaKeyParts = [
  'modulus',
  'publicExponent',
  'privateExponent',
  'prime1',
  'prime2',
  'exponent1',
  'exponent2',
  'coefficient',
] as const satisfies readonly (keyof RsaKey)[];

/** Checks that the parts are consistent (RFC 8017, section 3.2). Does not test the primes for primality. */
export function isConsistent(key: RsaKey): boolean {
  const { modulus, publicExponent, privateExponent, prime1, prime2, exponent1, exponent2, coefficient } = key;
  if (prime1 < 3n || prime2 < 3n || publicExponent < 3n || privateExponent < 1n) return false;
  return (
    modulus === prime1 * prime2 &&
    exponent1 === privateExponent % (prime1 - 1n) &&
    exponent2 === privateExponent % (prime2 - 1n) &&
    (publicExponent * exponent1) % (prime1 - 1n) === 1n &&
    (publicExponent * exponent2) % (prime2 - 1n) === 1n &&
    coefficient < prime1 &&
    (coefficient * prime2) % prime1 === 1n
  );
}
