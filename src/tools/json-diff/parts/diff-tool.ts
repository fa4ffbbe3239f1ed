import type { JsonFormatMessages } from '#subjects/json/json-format-messages.ts';
import type { Tool } from '#workbench/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** What the parts of the page have of the tool. */
export type DiffTool = Tool<typeof declaration, typeof en & JsonFormatMessages>;
