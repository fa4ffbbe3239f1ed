import type { DataType } from '#core/data-type.ts';
import type { WholeText } from '#ui/field/whole-text.ts';

/** A tool that takes what another one gives. */
export interface ReceivingTool {
  readonly toolId: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly accepts: DataType;
  readonly field: string;
  /** It refuses more, in UTF-16 code units. */
  readonly longest?: number | undefined;
}

/** An output that can be handed over. */
export interface SentOutput {
  readonly label: string;
  readonly produces: DataType;
  readonly value: string;
  /** All of it where the value is only the beginning. */
  readonly whole?: WholeText | undefined;
}

/** In memory only, read once: what is handed over is in no address and in no storage. */
const waiting = new Map<string, string>();

export const handOver = (toolId: string, text: string): void => {
  waiting.set(toolId, text);
};

export function takeHandOver(toolId: string): string | undefined {
  const text = waiting.get(toolId);
  waiting.delete(toolId);
  return text;
}
