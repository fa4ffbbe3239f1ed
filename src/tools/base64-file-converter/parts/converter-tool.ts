import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The tool state that the parts of this view share. */
export type ConverterTool = Tool<typeof declaration, typeof en>;
