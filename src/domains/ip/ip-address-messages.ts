import type ipv4 from '../ipv4-addresses/messages/en.json';
import type shared from '../ip-addresses/messages/en.json';

/**
 * Error messages for addresses, networks, and ranges. A tool includes them by `"shared": ["ip-addresses", "ipv4-addresses"]` in its English
 * file.
 */
export type IpAddressMessages = typeof shared & typeof ipv4;
