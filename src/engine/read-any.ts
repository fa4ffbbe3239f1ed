import type { Field } from '#core/fields.ts';
import type { Draft } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { readValue } from './read-value.ts';

/** What a program may bring as a file. */
const asFile = (said: Blob | Uint8Array<ArrayBuffer>): File => (said instanceof File ? said : new File([said], 'file'));

/**
 * The value that a program says, as a text or as what it is: `undefined` if the field cannot have it. A file may be any blob or bytes, and a
 * list may have its items as texts.
 */
export function readAny(field: Field, said: unknown): unknown {
  if (typeof said === 'string' || typeof said === 'number' || typeof said === 'boolean') return readValue(field, [String(said)]);
  const kind = kindOf(field);
  if (said instanceof Blob || said instanceof Uint8Array) return kind.valueOf(field, asFile(said as Blob | Uint8Array<ArrayBuffer>)); // a shared buffer cannot be told apart
  if (Array.isArray(said) && said.every((item) => typeof item === 'string')) return kind.readItems?.(field, said);
  return kind.accepts(field, said) ? kind.valueOf(field, said as Draft) : undefined; // it has just been asked
}
