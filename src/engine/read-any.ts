import type { Field } from '#core/fields.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { readValue } from './read-value.ts';

/** Converts binary data to a file. */
const asFile = (said: Blob | Uint8Array<ArrayBuffer>): File => (said instanceof File ? said : new File([said], 'file'));

/**
 * Reads a field value that a program passes, as text or in its own type. `undefined` if it is invalid for the field. A file may be a blob
 * or bytes, and a list may be an array of strings.
 */
export function readAny(field: Field, said: unknown): unknown {
  if (typeof said === 'string' || typeof said === 'number' || typeof said === 'boolean') return readValue(field, [String(said)]);
  const kind = kindOf(field);
  if (said instanceof Blob || said instanceof Uint8Array) return kind.valueOf(field, asFile(said as Blob | Uint8Array<ArrayBuffer>)); // it could be shared
  if (Array.isArray(said) && said.every((item) => typeof item === 'string')) return kind.readItems?.(field, said);
  return kind.accepts(field, said) ? kind.valueOf(field, said as ControlValue) : undefined; // `accepts` has checked it
}
