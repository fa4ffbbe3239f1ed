import type { DataType } from '#core/data-type.ts';
import type { ReceivingTool } from './hand-over.ts';

const byName = (one: ReceivingTool, other: ReceivingTool): number => one.name.localeCompare(other.name);

/** The tools that take such data: those made for its kind first, then those that take any text; never the tool it comes from. */
export function receivingTools(tools: readonly ReceivingTool[], produces: DataType, from: string): readonly ReceivingTool[] {
  const others = tools.filter(({ toolId }) => toolId !== from);
  const made = produces === 'text' ? [] : others.filter(({ accepts }) => accepts === produces).toSorted(byName);
  return [...made, ...others.filter(({ accepts }) => accepts === 'text').toSorted(byName)];
}

/** Those whose name has every word of the query. */
export function matchingTools(tools: readonly ReceivingTool[], query: string): readonly ReceivingTool[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)));
}
