import type { Tool } from '#workbench/use-tool.ts';
import type { inputs, options } from '../fields.ts';
import type en from '../messages/en.json';

/** What the parts of the page have of the tool. */
export type MathTool = Tool<typeof en, typeof inputs, typeof options>;
