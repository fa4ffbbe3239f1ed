import type { JsonFormatMessages } from '#domains/json/json-format-messages.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The tool object that the parts of the page receive. */
export type DiffTool = Tool<typeof declaration, typeof en & JsonFormatMessages>;
