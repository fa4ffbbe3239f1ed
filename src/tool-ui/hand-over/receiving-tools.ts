import type { DataType } from '#core/data-type.ts';
import type { ReceivingTool, SentOutput } from './hand-over.ts';

const byName = (one: ReceivingTool, other: ReceivingTool): number => one.name.localeCompare(other.name);

/** Tools that accept the same data type. */
export interface Receivers {
  readonly accepts: DataType;
  readonly tools: readonly ReceivingTool[];
}

/**
 * The tools that accept an output: those for its data type first, then those for any text. Excludes the sending tool and tools that reject
 * values of this length.
 */
export function receivingTools(tools: readonly ReceivingTool[], { produces, value }: SentOutput, from: string): readonly Receivers[] {
  const others = tools.filter(({ toolId, longest = Number.POSITIVE_INFINITY }) => toolId !== from && value.length <= longest);
  return [...new Set<DataType>([produces, 'text'])]
    .map((accepts) => ({ accepts, tools: others.filter((tool) => tool.accepts === accepts).toSorted(byName) }))
    .filter((group) => group.tools.length > 0);
}

/** The tools whose names contain every word of the query. */
export function matchingTools(tools: readonly ReceivingTool[], query: string): readonly ReceivingTool[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)));
}
