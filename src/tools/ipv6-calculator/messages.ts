import type { IpAddressMessages } from '#subjects/ip/ip-address-messages.ts';
import type en from './messages/en.json';

/** The tool's own texts, and the sentences about addresses that it shares. */
export type Messages = typeof en & IpAddressMessages;
