import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64 } from '#pure/notation/base64/base64.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { rsaPublicKeyInfo } from '#pure/notation/der/rsa-public-key.ts';
import { derInteger, derSequence } from '#pure/notation/der/der.ts';
import { formatPublicJwk } from './jwk.ts';
import type { PublicKeyFormat } from './key-formats.ts';
import { SSH_RSA, sshPublicKey } from './openssh-key.ts';
import { formatPem } from '#pure/notation/pem/pem.ts';
import type { RsaKey } from './rsa-key.ts';

/** RSAPublicKey of PKCS #1 (RFC 8017, appendix A.1.1). */
const toPublicPkcs1 = ({ modulus, publicExponent }: RsaKey) => derSequence(derInteger(modulus), derInteger(publicExponent));

const toSpki = (key: RsaKey) => rsaPublicKeyInfo(toPublicPkcs1(key));

/** Formats the public part of a key, with a final line feed. Only OpenSSH includes the comment. */
export function formatPublicKey(key: RsaKey, format: PublicKeyFormat, comment: string): string {
  switch (format) {
    case 'spki':
      return formatPem('PUBLIC KEY', toSpki(key));
    case 'pkcs1':
      return formatPem('RSA PUBLIC KEY', toPublicPkcs1(key));
    case 'openssh':
      return `${[SSH_RSA, toBase64(sshPublicKey(key)), comment].filter(Boolean).join(' ')}\n`;
    case 'jwk':
      return formatPublicJwk(key);
  }
}

export interface Fingerprints {
  /** In the format of `ssh-keygen -l`. */
  readonly ssh: string;
  /** In the format of `ssh-keygen -l -E md5` (RFC 4716, section 4). */
  readonly sshMd5: string;
  /** SHA-256 of the SubjectPublicKeyInfo, as 64 hexadecimal digits. */
  readonly spki: string;
}

export function fingerprintsOf(key: RsaKey): Fingerprints {
  const sshBytes = sshPublicKey(key);
  return {
    ssh: `SHA256:${toBase64(sha256(sshBytes)).replace(/(?<!=)=+$/, '')}`,
    sshMd5: `MD5:${toHex(md5(sshBytes)).replaceAll(/..(?!$)/g, '$&:')}`,
    spki: toHex(sha256(toSpki(key))),
  };
}
