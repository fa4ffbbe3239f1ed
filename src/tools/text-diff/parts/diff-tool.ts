import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The type of the tool for the parts of this page. */
export type DiffTool = Tool<typeof declaration, typeof en>;
