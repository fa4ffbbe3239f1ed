import { type Field, type FileField, type TextField } from '#core/fields.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { fileOutput, printOutput } from '../print-output.ts';
import { fileValue, readValue } from '../read-value.ts';
import type { ShownOutput } from '../shown-outputs.ts';

/** A value on its way from step to step: a text, or bytes with a name. */
export type Passed = string | File;

/** In bytes, and of a text in UTF-16 code units: more does not go from step to step. */
const MOST_PASSED = 64 * 1024 * 1024;

const isTooMuch = (passed: string | Blob): boolean => (typeof passed === 'string' ? passed.length : passed.size) > MOST_PASSED;

/** What came of a step, as it goes on. */
export async function passedBy(shown: ShownOutput): Promise<Result<Passed, 'tooMuch'>> {
  const made = fileOutput(shown) ?? printOutput(shown);
  if (isTooMuch(made)) return fail('tooMuch');
  return ok(typeof made === 'string' || made instanceof File ? made : await made.text());
}

/** UTF-8 as it stands in a file: one byte order mark is none of the text (RFC 3629, section 6). */
async function textIn(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer(); // what cannot be read is no question of the text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const asLine = ({ isLine }: TextField, text: string): string => (isLine ? text.replace(/\r?\n$/, '') : text);

const toFile = (field: FileField, passed: Passed): unknown =>
  fileValue(field, typeof passed === 'string' ? new File([passed], 'text.txt', { type: 'text/plain' }) : passed);

/** The value of an input when this comes: bytes are a text only if they are UTF-8, and a text is its UTF-8 bytes. */
export async function valueBy(field: Field, passed: Passed): Promise<Result<unknown, 'notUtf8' | 'notTaken' | 'tooMuch'>> {
  if (field.kind === 'file') return ok(toFile(field, passed)); // which need not be in memory
  if (isTooMuch(passed)) return fail('tooMuch');
  const text = typeof passed === 'string' ? passed : await textIn(passed);
  if (text === undefined) return fail('notUtf8');
  const value = field.kind === 'text' ? readValue(field, [asLine(field, text)]) : undefined;
  return value === undefined ? fail('notTaken') : ok(value);
}

/** Of the inputs that take what comes the one for it: bytes go to a file, a text to a text, if there is one. */
export function inputFor(fields: Readonly<Record<string, Field>>, inputs: readonly string[], passed: Passed): string | undefined {
  const kind = typeof passed === 'string' ? 'text' : 'file';
  return inputs.find((name) => fields[name]?.kind === kind) ?? inputs[0];
}
