import type { QuantityMessages } from '#domains/quantities/quantity-messages.ts';
import type en from './messages/en.json';

/** The tool's own messages and the shared ones about quantities. */
export type Messages = typeof en & QuantityMessages;
