import { createContext, use } from 'react';
import type { Language } from '#core/languages.ts';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import type { ReceivingTool } from '../hand-over/hand-over.ts';
import type { RunOperation } from '../answer/run-operation.ts';
import type { ToolSession } from './tool-session.ts';

/** What the app gives to a tool's view; a view takes it through the hooks of the workbench. */
export interface ToolContextValue {
  readonly toolId: string;
  readonly language: Language;
  /** The tool's own messages. */
  readonly t: TranslateAny;
  /** The same for sentences that are only read: values are isolated from them. */
  readonly say: TranslateAny;
  /** The texts of a tool under `reference`, which are not in the page. */
  readonly loadReference: (toolId: string, language: Language) => Promise<MessageTree>;
  /** The shell's messages, for the few sentences that all tools say alike. */
  readonly shellText: TranslateAny;
  readonly session: ToolSession;
  /** Says a sentence above the tool: an error that stands beside no field. */
  readonly sayAbove: (sentence: string | undefined) => void;
  readonly runOperation: RunOperation;
  /** Where outputs can be sent. */
  readonly receivers: () => Promise<readonly ReceivingTool[]>;
  /** The tool that undoes this one. */
  readonly opposite: string | undefined;
  readonly openTool: (toolId: string) => void;
  /** Whether the site has another tool. */
  readonly hasTool: (toolId: string) => boolean;
  /** The path of another tool's page in this language, below the base path. */
  readonly pathOf: (toolId: string) => string;
}

export const ToolContext = createContext<ToolContextValue | null>(null);

export function useToolContext(): ToolContextValue {
  const tool = use(ToolContext);
  if (!tool) throw new Error('ToolContext is missing. A tool’s view must be rendered inside <ToolContext>.');
  return tool;
}
