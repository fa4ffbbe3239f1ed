import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

/** What the parts of this view share. */
export type ConverterTool = Tool<typeof en, typeof fields.inputs, typeof fields.options>;
