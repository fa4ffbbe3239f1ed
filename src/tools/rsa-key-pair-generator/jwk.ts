import { parseBase64Url, toBase64Url } from '#pure/notation/base64/base64.ts';
import { bytesOfInteger, integerOfBytes } from '#pure/numbers/big-integer.ts';
import { completeKey } from './complete-key.ts';
import { failKey, type ParsedKey } from './key-error.ts';
import type { RsaKey } from './rsa-key.ts';

/** The members of an RSA key, in the order of RFC 7518, sections 6.3.1 and 6.3.2. */
const publicMembers = { n: 'modulus', e: 'publicExponent' } as const;
const privateMembers = {
  ...publicMembers,
  d: 'privateExponent',
  p: 'prime1',
  q: 'prime2',
  dp: 'exponent1',
  dq: 'exponent2',
  qi: 'coefficient',
} as const;

/** Formats a private JSON Web Key with an indent of two spaces and a final line feed. */
export const formatPrivateJwk = (key: RsaKey): string => formatJwk(key, privateMembers);

export const formatPublicJwk = (key: RsaKey): string => formatJwk(key, publicMembers);

function formatJwk(key: RsaKey, members: Readonly<Record<string, keyof RsaKey>>): string {
  const written = Object.entries(members).map(([member, part]) => [member, toBase64Url(bytesOfInteger(key[part]))]);
  return `${JSON.stringify({ kty: 'RSA', ...Object.fromEntries(written) }, null, 2)}\n`;
}

export function parseJwk(text: string): ParsedKey {
  const jwk = parseObject(text);
  if (!jwk || typeof jwk['kty'] !== 'string') return failKey('notAPrivateKey');
  if (jwk['kty'] !== 'RSA') return failKey('notRsa');
  if (!('d' in jwk)) return failKey('publicKey');
  const part = (member: keyof typeof privateMembers): bigint | undefined => parseInteger(jwk[member]);
  return completeKey({
    modulus: part('n'),
    publicExponent: part('e'),
    privateExponent: part('d'),
    prime1: part('p'),
    prime2: part('q'),
    exponent1: part('dp'),
    exponent2: part('dq'),
    coefficient: part('qi'),
  });
}

function parseInteger(member: unknown): bigint | undefined {
  const bytes = typeof member === 'string' ? parseBase64Url(member) : undefined;
  return bytes?.ok ? integerOfBytes(bytes.value) : undefined;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined; // not JSON
  }
}
