import type { Tool } from '#workbench/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** What the parts of the view are given. */
export type DnsRecordsTool = Tool<typeof declaration, typeof en>;
