import { parseJwk } from './jwk.ts';
import { failKey, type ParsedKey } from './key-error.ts';
import { parseOpensshKey } from './openssh-key.ts';
import { findPemBlocks, type PemBlock } from '#pure/notation/pem/pem.ts';
import { parsePkcs1, parsePkcs8 } from './pkcs-key.ts';

/** The parser for each PEM label: the labels of RFC 7468, and those of OpenSSL and OpenSSH. */
const readers: Readonly<Record<string, (bytes: Uint8Array) => ParsedKey>> = {
  'PRIVATE KEY': parsePkcs8,
  'RSA PRIVATE KEY': parsePkcs1,
  'OPENSSH PRIVATE KEY': parseOpensshKey,
};
const SSH_PUBLIC_KEY = /^(?:ssh-|ecdsa-sha2-|sk-)[\w@.-]+ [\w+/]+/m;

/**
 * Parses an unencrypted RSA private key in PEM (PKCS #8, PKCS #1, or OpenSSH) or JWK format. Uses the first private key of several PEM
 * blocks.
 */
export function parsePrivateKey(input: string): ParsedKey {
  const text = input.trim();
  const blocks = findPemBlocks(text); // before JSON, because the key file of a service account is a JSON object that contains PEM
  if (blocks.length === 0 && text.startsWith('{')) return parseJwk(text);
  const block = blocks.find(({ label }) => label.endsWith('PRIVATE KEY')) ?? blocks.find(({ label }) => label.endsWith('PUBLIC KEY'));
  if (block) return parseBlock(block);
  return failKey(SSH_PUBLIC_KEY.test(text) ? 'publicKey' : 'notAPrivateKey');
}

function parseBlock({ label, header, bytes }: PemBlock): ParsedKey {
  if (label.endsWith('PUBLIC KEY')) return failKey('publicKey');
  if (label === 'ENCRYPTED PRIVATE KEY' || /^Proc-Type:.*ENCRYPTED/im.test(header)) return failKey('encrypted');
  const read = Object.hasOwn(readers, label) ? readers[label] : undefined;
  if (!read) return failKey('notRsa');
  return bytes ? read(bytes) : failKey('damaged');
}
