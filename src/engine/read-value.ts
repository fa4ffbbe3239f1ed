import type { Field } from '#core/fields.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';

/** Reads a field value from command-line words; `undefined` if it is invalid. For a field with a single value, the last word counts. */
export function readValue(field: Field, words: readonly string[]): unknown {
  const kind = kindOf(field);
  return kind.readItems ? kind.readItems(field, words) : kind.decode(field, words.at(-1) ?? '');
}

/** Reads a field value from a file; `undefined` if it is invalid for the field. */
export const fileValue = (field: Field, file: ControlValue): unknown => kindOf(field).valueOf(field, file);
