import type { EncodedBytesMessages } from '#workbench/encoded-bytes-messages.ts';
import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

export type EncryptionMessages = typeof en & EncodedBytesMessages;

/** What the parts of this view share. */
export type EncryptionTool = Tool<EncryptionMessages, typeof fields.inputs, typeof fields.options>;
