import type { Ipv4Messages } from '#workbench/ipv4-messages.ts';
import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

/** What the parts of this view share. */
export type SubnetTool = Tool<typeof en & Ipv4Messages, typeof fields.inputs, typeof fields.options>;
