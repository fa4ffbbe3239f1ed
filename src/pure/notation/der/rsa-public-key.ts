import { derBitString, derNull, derObjectIdentifier, derSequence } from './der.ts';

/** RFC 8017, appendix C. */
export const rsaEncryption = derObjectIdentifier('1.2.840.113549.1.1.1');

/** The AlgorithmIdentifier of a key for any RSA scheme: RFC 8017, appendix A.1. */
export const rsaAlgorithm = derSequence(rsaEncryption, derNull);

/** The SubjectPublicKeyInfo (RFC 5280, section 4.1.2.7) of an RSAPublicKey of PKCS #1 (RFC 8017, appendix A.1.1). */
export const rsaPublicKeyInfo = (pkcs1: Uint8Array) => derSequence(rsaAlgorithm, derBitString(pkcs1));
