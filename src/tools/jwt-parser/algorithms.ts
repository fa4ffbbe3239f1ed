/** Algorithms with one shared secret: RFC 7518, section 3.2. */
const secretAlgorithms = ['HS256', 'HS384', 'HS512'] as const;

/** Algorithms with a public key: RFC 7518, sections 3.3 to 3.5; RFC 8037, section 3.1; RFC 9864, section 2.2. */
const publicKeyAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'] as const;

export const UNSECURED = 'none';

const knownAlgorithms = [...secretAlgorithms, ...publicKeyAlgorithms, UNSECURED] as const;

/** An algorithm that the page can explain. */
export type KnownAlgorithm = (typeof knownAlgorithms)[number];

export const findAlgorithm = (name: string): KnownAlgorithm | undefined => knownAlgorithms.find((algorithm) => algorithm === name);

export const needsSecret = (name: string): boolean => secretAlgorithms.some((algorithm) => algorithm === name);

export const isVerifiable = (name: string): boolean => needsSecret(name) || publicKeyAlgorithms.some((algorithm) => algorithm === name);

/** The older name `EdDSA` also means Ed25519. */
const canonical = (name: string): string => (name === 'EdDSA' ? 'Ed25519' : name);

export const isSameAlgorithm = (one: string, other: string): boolean => canonical(one) === canonical(other);

/** RFC 7518, sections 3.1 and 6; RFC 8037, section 2. */
const keyTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  HS: { kty: 'oct' },
  RS: { kty: 'RSA' },
  PS: { kty: 'RSA' },
  ES256: { kty: 'EC', crv: 'P-256' },
  ES384: { kty: 'EC', crv: 'P-384' },
  ES512: { kty: 'EC', crv: 'P-521' },
  EdDSA: { kty: 'OKP', crv: 'Ed25519' },
  Ed25519: { kty: 'OKP', crv: 'Ed25519' },
};

/** Whether a JWK has the type and the curve of a verifiable algorithm. */
export const hasTypeFor = (name: string, jwk: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(keyTypes[name] ?? keyTypes[name.slice(0, 2)] ?? {}).every(([member, value]) => jwk[member] === value);
