import type shared from './messages/en.json';

/** Names of the types of IPv4 addresses. A tool includes them by `"shared": "ip"` in its English file. */
export type Ipv4Messages = typeof shared;
