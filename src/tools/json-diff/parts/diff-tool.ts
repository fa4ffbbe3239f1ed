import type { JsonFormatMessages } from '#workbench/json-format-messages.ts';
import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

export type DiffTool = Tool<typeof en & JsonFormatMessages, typeof fields.inputs, typeof fields.options>;
