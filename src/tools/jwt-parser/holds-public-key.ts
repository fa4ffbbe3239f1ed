import { parseBase64 } from '#pure/notation/base64/base64.ts';
import { PEM_START } from '#pure/notation/pem/pem.ts';
import { parseHex } from '#pure/bytes/hex.ts';

/** The type of a JWK that is not a secret, without quotes: RFC 7518, section 6.1, RFC 8037, section 2, and AKP for ML-DSA. */
const PUBLIC_JWK = /kty:(?:RSA|EC|OKP|AKP)/;

/**
 * Whether a secret is or contains a key or certificate in PEM, DER, or JWK, as is or in Base64 or hexadecimal digits. A public key is known
 * to everyone, so anyone could sign tokens for a verifier that accepts it as a secret (RFC 8725, section 2.1).
 */
export function holdsPublicKey(secret: Uint8Array): boolean {
  const text = asText(secret);
  const readings = [parseBase64(text), parseHex(text)].flatMap((decoded) => (decoded.ok ? [decoded.value] : []));
  return [secret, ...readings].some((bytes) => isDerKey(bytes) || isKeyText(asText(bytes)));
}

const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const isKeyText = (text: string): boolean => text.includes(PEM_START) || PUBLIC_JWK.test(text.replaceAll(/[\s"'\\]/g, ''));

/** The possible tags at the start of the inner sequence: an algorithm identifier, a certificate version, or a serial number. */
const FIRST_TAGS = [0x06, 0xa0, 0x02];

/** Whether the bytes begin with a DER sequence in another, like a public key or a certificate: RFC 5280, section 4.1. */
function isDerKey(bytes: Uint8Array): boolean {
  const [first] = contentOfSequence(contentOfSequence(bytes));
  return first !== undefined && FIRST_TAGS.includes(first);
}

/** The content of a sequence. Empty if the bytes do not begin with a sequence, or are shorter than its length. */
function contentOfSequence(bytes: Uint8Array): Uint8Array {
  const [tag, length = 0] = bytes;
  if (tag !== 0x30) return new Uint8Array();
  // From 128 bytes, the length is in the bytes that follow, and the last seven bits are their number: ITU-T X.690, section 8.1.3.
  const start = length < 0x80 ? 2 : 2 + (length & 0x7f);
  const size = length < 0x80 ? length : bytes.subarray(2, start).reduce((sum, byte) => sum * 256 + byte, 0);
  return start + size <= bytes.length ? bytes.subarray(start, start + size) : new Uint8Array();
}
