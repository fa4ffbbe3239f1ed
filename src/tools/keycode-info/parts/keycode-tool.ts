import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The tool object that the parts of the page receive. */
export type KeycodeTool = Tool<typeof declaration, typeof en>;
