import type { ToolContextValue } from '#tool-ui/tool/tool-context.ts';
import { ToolSession } from '#tool-ui/tool/tool-session.ts';

/** A context for the view of a tool. Messages are their keys, and nothing runs unless a test overrides it. */
export const anyToolContext = (more: Partial<ToolContextValue> = {}): ToolContextValue => ({
  toolId: 'any-tool',
  language: 'en',
  t: (key) => key,
  tIsolated: (key) => key,
  shellText: (key) => key,
  session: new ToolSession('any-tool'),
  runOperation: () => Promise.reject(new Error('There is nothing to run.')),
  loadReference: async () => ({}),
  receivers: async () => [],
  inverseTool: undefined,
  sayAbove: () => undefined,
  openTool: () => undefined,
  hasTool: () => true,
  pathOf: (toolId) => `/${toolId}`,
  ...more,
});
