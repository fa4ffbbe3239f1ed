import type { IpAddressMessages } from '#domains/ip/ip-address-messages.ts';
import type en from './messages/en.json';

/** The tool's own messages, and the messages about addresses that tools share. */
export type Messages = typeof en & IpAddressMessages;
