import type ipv4 from '../ipv4-addresses/messages/en.json';
import type shared from '../ip-addresses/messages/en.json';

/** What is wrong with an address, a network or a range; a tool has these texts by `"shared": ["ip-addresses", "ipv4-addresses"]` in its English file. */
export type IpAddressMessages = typeof shared & typeof ipv4;
