import type shared from './messages/en.json';

/** What is said of a text that is no Base64, character by character; a tool has it by `"shared": "base64"` in its English file. */
export type Base64Messages = typeof shared;
