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
  /** Its name in the declaration, where it is a declared one. */
  readonly outputName?: string | undefined;
  /** All of it where the value is only the beginning. */
  readonly whole?: WholeText | undefined;
}

/** What a tool's page gets from elsewhere: its inputs by name, or the text of its first one, and options for this visit. */
export interface HandedOver {
  readonly inputs: string | Readonly<Record<string, string | File>>;
  readonly options?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** In memory only, read once: what is handed over is in no address and in no storage. */
const waiting = new Map<string, HandedOver>();

export const handOver = (toolId: string, handed: HandedOver): void => {
  waiting.set(toolId, handed);
};

export function takeHandOver(toolId: string): HandedOver | undefined {
  const handed = waiting.get(toolId);
  waiting.delete(toolId);
  return handed;
}
