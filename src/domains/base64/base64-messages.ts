import type shared from './messages/en.json';

/** Messages about invalid Base64, by character. A tool includes them by `"shared": "base64"` in its English file. */
export type Base64Messages = typeof shared;
