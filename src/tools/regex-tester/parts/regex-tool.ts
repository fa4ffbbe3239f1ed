import type { Tool } from '#workbench/use-tool.ts';
import type { inputs, options } from '../fields.ts';
import type { Flags } from '../flags.ts';
import type en from '../messages/en.json';

/** What the parts of the page have of the tool. */
export type RegexTool = Tool<typeof en, typeof inputs, typeof options>;

/** A part that works something out of the expression. */
export interface ExpressionPartProps {
  readonly tool: RegexTool;
  readonly flags: Flags;
  /** After so long the work is given up. */
  readonly limitMs: number;
}
