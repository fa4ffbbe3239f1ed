import type shared from './messages/en.json';

/** Messages that the JSON tools share. A tool includes them by `"shared": "json"` in its English file. */
export type JsonFormatMessages = typeof shared;
