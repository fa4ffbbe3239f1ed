import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '#pure/bytes/hex.ts';
import { concatenateBytes } from '#pure/bytes/concatenate-bytes.ts';
import { SSH_RSA, sshPublicKey } from './openssh-key.ts';
import { base64Lines } from '#pure/notation/pem/pem.ts';
import type { RsaKey } from './rsa-key.ts';
import { sshInteger, sshString } from './ssh-wire.ts';

const ENCRYPTION = 'none';

/**
 * Formats an unencrypted private key file of PuTTY, version 3 (appendix C of PuTTY's documentation). The MAC key of an unencrypted file is
 * empty.
 */
export function formatPuttyKey(key: RsaKey, comment: string): string {
  const publicKey = sshPublicKey(key);
  const privateKey = concatenateBytes(...[key.privateExponent, key.prime1, key.prime2, key.coefficient].map(sshInteger));
  const authenticated = concatenateBytes(...[SSH_RSA, ENCRYPTION, comment, publicKey, privateKey].map(sshString));
  const publicLines = base64Lines(publicKey);
  const privateLines = base64Lines(privateKey);
  return `${[
    `PuTTY-User-Key-File-3: ${SSH_RSA}`,
    `Encryption: ${ENCRYPTION}`,
    `Comment: ${comment}`,
    `Public-Lines: ${publicLines.length}`,
    ...publicLines,
    `Private-Lines: ${privateLines.length}`,
    ...privateLines,
    `Private-MAC: ${toHex(hmac(sha256, new Uint8Array(), authenticated))}`,
  ].join('\n')}\n`;
}
