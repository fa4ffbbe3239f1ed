export const privateKeyFormats = ['pkcs8', 'pkcs1', 'openssh', 'putty', 'jwk'] as const;
export type PrivateKeyFormat = (typeof privateKeyFormats)[number];

export const publicKeyFormats = ['spki', 'pkcs1', 'openssh', 'jwk'] as const;
export type PublicKeyFormat = (typeof publicKeyFormats)[number];
