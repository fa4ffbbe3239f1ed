import type shared from './messages/en.json';

/** The texts that the tools about JSON share; a tool has them by `"shared": "json"` in its English file. */
export type JsonFormatMessages = typeof shared;
