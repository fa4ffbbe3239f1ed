import type shared from './messages/en.json';

/** Messages shown where browsers disable Web Crypto. A tool includes them by `"shared": "secure-context"` in its English file. */
export type SecureContextMessages = typeof shared;
