/** Algorithms with one secret for both sides: RFC 7518, section 3.2. */
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

/** The older name `EdDSA` stands for Ed25519, too. */
const canonical = (name: string): string => (name === 'EdDSA' ? 'Ed25519' : name);

export const isSameAlgorithm = (one: string, other: string): boolean => canonical(one) === canonical(other);
