import type { DataType } from '#core/data-type.ts';
import type { WholeText } from '#ui/field/whole-text.ts';

/** A tool that accepts the output of another. */
export interface ReceivingTool {
  readonly toolId: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly accepts: DataType;
  readonly field: string;
  /** The longest accepted value in UTF-16 code units. */
  readonly longest?: number | undefined;
}

/** An output that can be sent to another tool. */
export interface SentOutput {
  readonly label: string;
  readonly produces: DataType;
  readonly value: string;
  /** The name in the declaration, if the output is declared. */
  readonly outputName?: string | undefined;
  /** The whole text, if `value` is only its beginning. */
  readonly whole?: WholeText | undefined;
}

/** The values for a tool's page: inputs by name, or the text of the first input, and options for this visit. */
export interface HandedOver {
  readonly inputs: string | Readonly<Record<string, string | File>>;
  readonly options?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** Kept in memory only, and read once, so that no address or storage contains the values. */
const waiting = new Map<string, HandedOver>();

export const handOver = (toolId: string, handed: HandedOver): void => {
  waiting.set(toolId, handed);
};

export function takeHandOver(toolId: string): HandedOver | undefined {
  const handed = waiting.get(toolId);
  waiting.delete(toolId);
  return handed;
}
