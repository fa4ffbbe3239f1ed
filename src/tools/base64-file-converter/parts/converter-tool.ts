import type { Base64Messages } from '#workbench/base64-messages.ts';
import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

export type ConverterMessages = typeof en & Base64Messages;

/** What the parts of this view share. */
export type ConverterTool = Tool<ConverterMessages, typeof fields.inputs, typeof fields.options>;
