import type { HandedOver } from '#workbench/hand-over/hand-over.ts';
import { SAMPLE_LENGTH } from '#pure/detection/sample.ts';
import { type Held, isSeenWhole } from './content.ts';
import type { DetectedRow } from './detection-desk.ts';

/** All of a text, or of a file as text. Rejects where the file cannot be read. */
export const textOf = async (held: Held): Promise<string> => (typeof held === 'string' ? held : held.text());

const isBeginning = (value: string | File): boolean => typeof value === 'string' && value.length > SAMPLE_LENGTH / 2;

/**
 * What the tool of a row gets. Where only the beginning of what was brought was looked at, all of it comes in the place of the beginning.
 * Rejects where the file cannot be read.
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
