import type sharedIp from '#subjects/ip-addresses/messages/en.json';
import type sharedIpv4 from '#subjects/ipv4-addresses/messages/en.json';
import type en from './messages/en.json';

/** The tool's own texts, and the sentences about addresses that it shares. */
export type Messages = typeof en & typeof sharedIpv4 & typeof sharedIp;
