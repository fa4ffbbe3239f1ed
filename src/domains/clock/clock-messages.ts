import type shared from './messages/en.json';

/** Messages about a typed time. A tool includes them by `"shared": "clock"` in its English file. */
export type ClockMessages = typeof shared;
