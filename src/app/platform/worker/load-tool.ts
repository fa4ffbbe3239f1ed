import type { DataContext } from '#core/context.ts';
import type { Declaration } from '#core/declaration.ts';
import type { Language } from '#core/languages.ts';
import type { Work } from '#engine/library.ts';
import { contextIn } from '#tool-ui/job/run-context.ts';
import { loadData } from './load-data.ts';
import { toolWork } from './tool-work.ts';

/** The parts of a tool that run without its page. */
export interface ToolAtWork {
  readonly declaration: Declaration;
  readonly work: Work;
  readonly context: DataContext;
}

export type LoadTool = (toolId: string, language: Language) => Promise<ToolAtWork>;

/** Loads a tool in a worker that is stopped by terminating it, so its signal never aborts. */
export const loadTool: LoadTool = async (toolId, language) => {
  const tool = await toolWork[toolId]?.();
  if (!tool) throw new Error(`The tool “${toolId}” has no operation.`);
  const { declaration, run, presenters } = tool;
  return { declaration, work: { run, presenters }, context: { ...contextIn(language), progress: () => undefined, loadData } };
};
