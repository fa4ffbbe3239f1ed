import type { PrivateKeyFormat, PublicKeyFormat } from './key-formats.ts';

/** The customary file name for each private key format. */
export const privateKeyFileNames: Readonly<Record<PrivateKeyFormat, string>> = {
  pkcs8: 'private_key.pem',
  pkcs1: 'private_key.pem',
  openssh: 'id_rsa',
  putty: 'private_key.ppk',
  jwk: 'private_key.jwk.json',
};

export const publicKeyFileNames: Readonly<Record<PublicKeyFormat, string>> = {
  spki: 'public_key.pem',
  pkcs1: 'public_key.pem',
  openssh: 'id_rsa.pub',
  jwk: 'public_key.jwk.json',
};
