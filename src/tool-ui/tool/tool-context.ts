import { createContext, use } from 'react';
import type { Language } from '#core/languages.ts';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import type { ReceivingTool } from '../hand-over/hand-over.ts';
import type { RunOperation } from '../job/run-operation.ts';
import type { ToolSession } from './tool-session.ts';

/** The values that the app provides to a tool's view. Views read them through the hooks of `tool-ui`. */
export interface ToolContextValue {
  readonly toolId: string;
  readonly language: Language;
  /** Translates with the tool's messages. */
  readonly t: TranslateAny;
  /** Like `t`, for sentences that are only displayed: isolates values for bidirectional text. */
  readonly tIsolated: TranslateAny;
  /** Loads the texts of a tool under `reference`, which are not in the page. */
  readonly loadReference: (toolId: string, language: Language) => Promise<MessageTree>;
  /** Translates with the shell's messages, for sentences that all tools share. */
  readonly shellText: TranslateAny;
  readonly session: ToolSession;
  /** Displays a sentence above the tool: an error that belongs to no visible field. */
  readonly sayAbove: (sentence: string | undefined) => void;
  readonly runOperation: RunOperation;
  /** Loads the tools that outputs can be sent to. */
  readonly receivers: () => Promise<readonly ReceivingTool[]>;
  /** The id of the tool that reverses this one. */
  readonly inverseTool: string | undefined;
  readonly openTool: (toolId: string) => void;
  /** Whether the site has the tool. */
  readonly hasTool: (toolId: string) => boolean;
  /** The path of a tool's page in this language, below the base path. */
  readonly pathOf: (toolId: string) => string;
}

export const ToolContext = createContext<ToolContextValue | null>(null);

export function useToolContext(): ToolContextValue {
  const tool = use(ToolContext);
  if (!tool) throw new Error('ToolContext is missing. A tool’s view must be rendered inside <ToolContext>.');
  return tool;
}
