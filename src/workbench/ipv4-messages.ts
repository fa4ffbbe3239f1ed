import type shared from '#i18n/shared/ipv4-kinds/en.json';

/** What kinds of IPv4 addresses there are; a tool has these texts by `"shared": "ipv4-kinds"` in its English file. */
export type Ipv4Messages = typeof shared;
