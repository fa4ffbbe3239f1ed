import type shared from './messages/en.json';

/** Messages about the numbers in quantities. A tool includes them by `"shared": "quantities"` in its English file. */
export type QuantityMessages = typeof shared;
