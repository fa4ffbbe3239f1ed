import type { Field } from '#core/fields.ts';

/** The kind of control for a field in a view without code. Long choices use a list. */
export type ControlKind = Field['kind'] | 'longText' | 'editedText' | 'longChoice';

/** The number of values that fit without a row of their own. */
const MOST_SEEN = 4;

export function controlKind(field: Field): ControlKind {
  if (field.kind === 'text' && field.editor) return 'editedText';
  if (field.kind === 'text' && (field.rows ?? 1) > 1) return 'longText';
  if (field.kind === 'choice' && field.values.length > MOST_SEEN) return 'longChoice';
  return field.kind;
}
