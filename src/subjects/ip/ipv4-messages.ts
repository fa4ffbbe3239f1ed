import type shared from './messages/en.json';

/** What kinds of IPv4 addresses there are; a tool has these texts by `"shared": "ip"` in its English file. */
export type Ipv4Messages = typeof shared;
