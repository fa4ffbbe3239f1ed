import type { Field } from '#core/fields.ts';

/** What a field is shown by on a page that is laid out from its declaration: a long choice by a list. */
export type ControlKind = Field['kind'] | 'longText' | 'editedText' | 'longChoice';

/** So many are seen at once without taking a row of their own. */
const MOST_SEEN = 4;

export function controlKind(field: Field): ControlKind {
  if (field.kind === 'text' && field.isEdited) return 'editedText';
  if (field.kind === 'text' && (field.lines ?? 1) > 1) return 'longText';
  if (field.kind === 'choice' && field.values.length > MOST_SEEN) return 'longChoice';
  return field.kind;
}
