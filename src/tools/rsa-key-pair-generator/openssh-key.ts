import { concatenateBytes } from '#pure/bytes/concatenate-bytes.ts';
import { completeKey } from './complete-key.ts';
import { failKey, type ParsedKey } from './key-error.ts';
import { formatPem } from '#pure/notation/pem/pem.ts';
import type { RsaKey } from './rsa-key.ts';
import { SshReader, sshInteger, sshString, sshUint32 } from './ssh-wire.ts';

export const SSH_RSA = 'ssh-rsa';

const MAGIC = new TextEncoder().encode('openssh-key-v1\0');
const LINE_LENGTH = 70;
/** The block size of the cipher `none` (OpenSSH, PROTOCOL.key and cipher.c). */
const BLOCK_BYTES = 8;

/** The public key in SSH wire format (RFC 4253, section 6.6). */
export const sshPublicKey = ({ modulus, publicExponent }: RsaKey) =>
  concatenateBytes(sshString(SSH_RSA), sshInteger(publicExponent), sshInteger(modulus));

/**
 * Formats an unencrypted private key file of OpenSSH (PROTOCOL.key in its source). The file contains the four random `checkBytes` twice so
 * that OpenSSH can detect a wrong passphrase.
 */
export function formatOpensshKey(key: RsaKey, comment: string, checkBytes: Uint8Array): string {
  const content = concatenateBytes(
    checkBytes,
    checkBytes,
    sshString(SSH_RSA),
    ...[key.modulus, key.publicExponent, key.privateExponent, key.coefficient, key.prime1, key.prime2].map(sshInteger),
    sshString(comment),
  );
  const padding = Uint8Array.from({ length: (BLOCK_BYTES - (content.length % BLOCK_BYTES)) % BLOCK_BYTES }, (_, index) => index + 1);
  const file = concatenateBytes(
    MAGIC,
    sshString('none'), // cipher
    sshString('none'), // key derivation
    sshString(''), // key derivation options
    sshUint32(1), // number of keys
    sshString(sshPublicKey(key)),
    sshString(concatenateBytes(content, padding)),
  );
  return formatPem('OPENSSH PRIVATE KEY', file, LINE_LENGTH);
}

export function parseOpensshKey(bytes: Uint8Array): ParsedKey {
  if (!MAGIC.every((byte, index) => bytes[index] === byte)) return failKey('damaged');
  const file = new SshReader(bytes, MAGIC.length);
  const cipher = file.text();
  const derivation = file.text();
  if (cipher !== undefined && cipher !== 'none') return failKey('encrypted');
  const [derivationOptions, count, publicKey, content] = [file.string(), file.uint32(), file.string(), file.string()];
  if (derivation !== 'none' || !derivationOptions || count !== 1 || !publicKey || !content) return failKey('damaged');

  const reader = new SshReader(content);
  const [check, sameCheck, kind] = [reader.uint32(), reader.uint32(), reader.text()];
  if (check === undefined || check !== sameCheck || kind === undefined) return failKey('damaged');
  if (kind !== SSH_RSA) return failKey('notRsa');
  const [modulus, publicExponent, privateExponent] = [reader.integer(), reader.integer(), reader.integer()];
  const [coefficient, prime1, prime2] = [reader.integer(), reader.integer(), reader.integer()];
  return completeKey({
    modulus,
    publicExponent,
    privateExponent,
    prime1,
    prime2,
    exponent1: remainder(privateExponent, prime1),
    exponent2: remainder(privateExponent, prime2),
    coefficient,
  });
}

const remainder = (exponent: bigint | undefined, prime: bigint | undefined): bigint | undefined =>
  exponent === undefined || prime === undefined || prime < 2n ? undefined : exponent % (prime - 1n);
