import { type Field, type FileField, type TextField } from '#core/fields.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { fileOutput, printOutput } from '../print-output.ts';
import { fileValue, readValue } from '../read-value.ts';
import type { ShownOutput } from '../shown-outputs.ts';

/** A value that is forwarded from step to step: a text, or a named file. */
export type Forwarded = string | File;

/** The maximum size of a forwarded value: bytes, or UTF-16 code units for a text. */
const MOST_FORWARDED = 64 * 1024 * 1024;

const isTooMuch = (forwarded: string | Blob): boolean =>
  (typeof forwarded === 'string' ? forwarded.length : forwarded.size) > MOST_FORWARDED;

/** The output of a step as a value for the next one. */
export async function forwardedBy(shown: ShownOutput): Promise<Result<Forwarded, 'tooMuch'>> {
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

const toFile = (field: FileField, forwarded: Forwarded): unknown =>
  fileValue(field, typeof forwarded === 'string' ? new File([forwarded], 'text.txt', { type: 'text/plain' }) : forwarded);

/** Converts a forwarded value for an input. A file becomes text only if it is UTF-8, and text becomes a UTF-8 file. */
export async function valueBy(field: Field, forwarded: Forwarded): Promise<Result<unknown, 'notUtf8' | 'notTaken' | 'tooMuch'>> {
  if (field.kind === 'file') return ok(toFile(field, forwarded)); // a file may be too large for memory
  if (isTooMuch(forwarded)) return fail('tooMuch');
  const text = typeof forwarded === 'string' ? forwarded : await textIn(forwarded);
  if (text === undefined) return fail('notUtf8');
  const value = field.kind === 'text' ? readValue(field, [asLine(field, text)]) : undefined;
  return value === undefined ? fail('notTaken') : ok(value);
}

/** Selects the input field for a forwarded value: a file field for bytes, a text field for text. Falls back to the first input. */
export function inputFor(fields: Readonly<Record<string, Field>>, inputs: readonly string[], forwarded: Forwarded): string | undefined {
  const kind = typeof forwarded === 'string' ? 'text' : 'file';
  return inputs.find((name) => fields[name]?.kind === kind) ?? inputs[0];
}
