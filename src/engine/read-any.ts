import type { Field } from '#core/fields.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { readValue } from './read-value.ts';

/** Converts binary data to a file. */
const asFile = (data: Blob | Uint8Array<ArrayBuffer>): File => (data instanceof File ? data : new File([data], 'file'));

/**
 * Reads a field value that a program passes, as text or in its own type. `undefined` if it is invalid for the field. A file may be a blob
 * or bytes, and a list may be an array of strings.
 */
export function readAny(field: Field, value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return readValue(field, [String(value)]);
  const kind = kindOf(field);
  if (value instanceof Blob || value instanceof Uint8Array) return kind.valueOf(field, asFile(value as Blob | Uint8Array<ArrayBuffer>)); // the bytes could be in shared memory
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return kind.readItems?.(field, value);
  return kind.accepts(field, value) ? kind.valueOf(field, value as ControlValue) : undefined; // `accepts` has checked it
}
