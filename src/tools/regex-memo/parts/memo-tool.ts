import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The properties of the tool that the parts of the page use. */
export type MemoTool = Pick<Tool<typeof declaration, typeof en>, 't' | 'show'>;
