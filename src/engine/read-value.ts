import type { Field } from '#core/fields.ts';
import type { Draft } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';

/** The value that words say: `undefined` if the field cannot have it. Of what has one value, the last word counts. */
export function readValue(field: Field, said: readonly string[]): unknown {
  const kind = kindOf(field);
  return kind.readItems ? kind.readItems(field, said) : kind.decode(field, said.at(-1) ?? '');
}

/** The value that a file is: `undefined` if the field cannot have it. */
export const fileValue = (field: Field, file: Draft): unknown => kindOf(field).valueOf(field, file);
