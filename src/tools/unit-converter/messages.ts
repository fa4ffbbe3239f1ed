import type { QuantityMessages } from '#subjects/quantities/quantity-messages.ts';
import type en from './messages/en.json';

/** The tool's own texts, and the sentences about numbers that it shares. */
export type Messages = typeof en & QuantityMessages;
