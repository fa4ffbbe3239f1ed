import type { DataType } from '#core/data-type.ts';

/** A tool that takes what another one gives. */
export interface ReceivingTool {
  readonly toolId: string;
  readonly name: string;
  readonly accepts: DataType;
  readonly field: string;
}

/** An output that can be handed over. */
export interface SentOutput {
  readonly label: string;
  readonly produces: DataType;
  /** A blob where it is too long to be kept as a text until somebody wants it. */
  readonly value: string | Blob;
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
