import type shared from './messages/en.json';

/** What is said where browsers keep Web Crypto from a page; a tool has it by `"shared": "secure-context"` in its English file. */
export type SecureContextMessages = typeof shared;
