import type shared from './messages/en.json';

/** What is said of a time that was typed; a tool has these texts by `"shared": "clock"` in its English file. */
export type ClockMessages = typeof shared;
