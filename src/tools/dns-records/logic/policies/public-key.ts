import { parseBase64 } from '#pure/notation/base64/base64.ts';

export interface PublicKey {
  readonly kind: 'RSA' | 'Ed25519';
  readonly bits: number;
}

interface Node {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly next: number;
}

/** Reads one DER value (X.690, section 8.1) with a length below 64 KB. */
function readNode(bytes: Uint8Array, at: number): Node | undefined {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined) return undefined;
  const count = first < 0x80 ? 0 : first & 0x7f;
  if (count > 2 || first === 0x80) return undefined;
  let length = first;
  if (count > 0) length = bytes.subarray(at + 2, at + 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = at + 2 + count;
  if (start + length > bytes.length) return undefined;
  return { tag, content: bytes.subarray(start, start + length), next: start + length };
}

/** The number of bits of an INTEGER. */
function bitsOf(number: Uint8Array): number {
  const start = number.findIndex((byte) => byte !== 0);
  return start < 0 ? 0 : (number.length - start) * 8 - Math.clz32(number[start] ?? 0) + 24;
}

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const BIT_STRING = 0x03;

/** Reads the modulus size from an RSAPublicKey: RFC 8017, appendix A.1.1. */
function readModulus(bytes: Uint8Array): number | undefined {
  const outer = readNode(bytes, 0);
  const modulus = outer?.tag === SEQUENCE ? readNode(outer.content, 0) : undefined;
  const exponent = modulus?.tag === INTEGER ? readNode(outer?.content ?? bytes, modulus.next) : undefined;
  return modulus && exponent?.tag === INTEGER ? bitsOf(modulus.content) : undefined;
}

/** Reads the key of a DKIM record: RFC 6376, section 3.6.1, in either common form, and RFC 8463; undefined for other data. */
export function readPublicKey(base64: string, keyType: string): PublicKey | undefined {
  const bytes = parseBase64(base64);
  if (!bytes.ok) return undefined;
  if (keyType === 'ed25519') return bytes.value.length === 32 ? { kind: 'Ed25519', bits: 256 } : undefined;
  if (keyType !== 'rsa') return undefined;
  const outer = readNode(bytes.value, 0);
  const algorithm = outer?.tag === SEQUENCE ? readNode(outer.content, 0) : undefined;
  const wrapped = algorithm?.tag === SEQUENCE ? readNode(outer?.content ?? bytes.value, algorithm.next) : undefined;
  const bits = readModulus(wrapped?.tag === BIT_STRING ? wrapped.content.subarray(1) : bytes.value);
  return bits === undefined || bits === 0 ? undefined : { kind: 'RSA', bits };
}
