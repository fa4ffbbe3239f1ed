import { type Field, type FileField, type TextField } from '#core/fields.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { fileOutput, printOutput } from '../print-output.ts';
import { fileValue, readValue } from '../read-value.ts';
import type { ShownOutput } from '../shown-outputs.ts';

/** A value that is passed from step to step: a text, or a named file. */
export type Passed = string | File;

/** The maximum size of a passed value: bytes, or UTF-16 code units for a text. */
const MOST_PASSED = 64 * 1024 * 1024;

const isTooMuch = (passed: string | Blob): boolean => (typeof passed === 'string' ? passed.length : passed.size) > MOST_PASSED;

/** The output of a step as a value for the next one. */
export async function passedBy(shown: ShownOutput): Promise<Result<Passed, 'tooMuch'>> {
  const made = fileOutput(shown) ?? printOutput(shown);
  if (isTooMuch(made)) return fail('tooMuch');
  return ok(typeof made === 'string' || made instanceof File ? made : await made.text());
}

/** Decodes a file as UTF-8, without its byte order mark (RFC 3629, section 6). */
async function textIn(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer(); // outside `try`: a file that cannot be read is a different error
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const asLine = ({ singleLine }: TextField, text: string): string => (singleLine ? text.replace(/\r?\n$/, '') : text);

const toFile = (field: FileField, passed: Passed): unknown =>
  fileValue(field, typeof passed === 'string' ? new File([passed], 'text.txt', { type: 'text/plain' }) : passed);

/** Converts a passed value for an input. A file becomes text only if it is UTF-8, and text becomes a UTF-8 file. */
export async function valueBy(field: Field, passed: Passed): Promise<Result<unknown, 'notUtf8' | 'notTaken' | 'tooMuch'>> {
  if (field.kind === 'file') return ok(toFile(field, passed)); // a file may be too large for memory
  if (isTooMuch(passed)) return fail('tooMuch');
  const text = typeof passed === 'string' ? passed : await textIn(passed);
  if (text === undefined) return fail('notUtf8');
  const value = field.kind === 'text' ? readValue(field, [asLine(field, text)]) : undefined;
  return value === undefined ? fail('notTaken') : ok(value);
}

/** Selects the input field for a passed value: a file field for bytes, a text field for text. Falls back to the first input. */
export function inputFor(fields: Readonly<Record<string, Field>>, inputs: readonly string[], passed: Passed): string | undefined {
  const kind = typeof passed === 'string' ? 'text' : 'file';
  return inputs.find((name) => fields[name]?.kind === kind) ?? inputs[0];
}
