import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The tool state that the parts of the view share. */
export type DnsRecordsTool = Tool<typeof declaration, typeof en>;
