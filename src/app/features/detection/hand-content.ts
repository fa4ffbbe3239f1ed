import type { HandedOver } from '#tool-ui/hand-over/hand-over.ts';
import { SAMPLE_LENGTH } from '#pure/detection/sample.ts';
import { type Held, isSeenWhole } from './content.ts';
import type { DetectedRow } from './detection-service.ts';

/** The whole text, or a file as text. Rejects if the file cannot be read. */
export const textOf = async (held: Held): Promise<string> => (typeof held === 'string' ? held : held.text());

const isBeginning = (value: string | File): boolean => typeof value === 'string' && value.length > SAMPLE_LENGTH / 2;

/**
 * The fields that the tool of a row receives. If only the beginning of the content was examined, the whole content replaces it.
 * Rejects if the file cannot be read.
 */
export async function handedBy({ hands, file }: Pick<DetectedRow, 'hands' | 'file'>, held: Held): Promise<HandedOver> {
  const { options } = hands;
  const inputs = { ...hands.inputs, ...(hands.file !== undefined && file && { [hands.file]: file }) };
  if (isSeenWhole(held) || !Object.values(inputs).some(isBeginning)) return { inputs, options };
  const whole = await textOf(held);
  return {
    options,
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, isBeginning(value) ? whole : value])),
  };
}
