import type { Field } from '../fields.ts';
import { choiceKind } from './choice.ts';
import { fileKind } from './file.ts';
import { flagKind } from './flag.ts';
import type { Kind } from './kind.ts';
import { listKind } from './list.ts';
import { numberKind } from './number.ts';
import { textKind } from './text.ts';

const kinds: { readonly [Name in Field['kind']]: Kind<Extract<Field, { kind: Name }>> } = {
  text: textKind,
  file: fileKind,
  flag: flagKind,
  choice: choiceKind,
  number: numberKind,
  list: listKind,
};

/** The functions for a field's kind. This is the only place that looks up the kind. */
export const kindOf = <F extends Field>(field: F): Kind<F> => kinds[field.kind] as unknown as Kind<F>; // each kind has its own entry
