import type shared from './messages/en.json';

/** What is said of the numbers in quantities; a tool has these texts by `"shared": "quantities"` in its English file. */
export type QuantityMessages = typeof shared;
