import type { Field, ListField } from '../../../../src/core/fields.ts';
import type { TranslateAny } from '../../../../src/core/message-key.ts';
import { textIfThere } from '../../../../src/engine/error-text.ts';
import { comment, ended } from './comment.ts';
import { union } from './union.ts';

interface FieldType {
  readonly type: string;
  /** A limit that the type cannot express. */
  readonly bounds?: string;
}

const itemOf = ({ members }: ListField): string => `{ ${members.map((member) => `readonly ${member}: string`).join('; ')} }`;

const types: { readonly [Kind in Field['kind']]: (field: Extract<Field, { kind: Kind }>) => FieldType } = {
  text: ({ maxLength }) => ({ type: 'string', ...(maxLength !== undefined && { bounds: `At most ${maxLength} characters.` }) }),
  file: () => ({ type: 'Blob | Uint8Array' }),
  flag: () => ({ type: 'boolean' }),
  choice: ({ values }) => ({ type: union(values) }),
  number: ({ min, max, isInteger }) => ({ type: 'number', bounds: `A ${isInteger ? 'whole ' : ''}number from ${min} to ${max}.` }),
  list: (field) => ({ type: `readonly ${itemOf(field)}[]`, bounds: `At most ${field.max} items.` }),
};

const typeOf = (field: Field): FieldType => (types[field.kind] as (of: Field) => FieldType)(field); // the entry for the field's own kind

/** A list item for each choice whose label differs from its value. */
function choiceWords(t: TranslateAny, name: string, field: Field): readonly string[] {
  if (!('values' in field)) return [];
  return field.values.flatMap((value) => {
    const words = textIfThere(t, `fields.${name}.options.${value}`);
    return words === undefined || words === value ? [] : [`- \`${value}\`: ${words}`];
  });
}

/** A `@default` tag with the field's initial value, if it has one. */
const defaultOf = ({ initial }: Field): string | undefined =>
  initial === null || initial === '' ? undefined : `@default ${typeof initial === 'string' ? `'${initial}'` : JSON.stringify(initial)}`;

/** A field as a member of an interface, with a comment that has its label, hint, limits, choices, and default. */
export function fieldMember(t: TranslateAny, [name, field]: readonly [string, Field]): string {
  const { type, bounds } = typeOf(field);
  const label = ended(textIfThere(t, `fields.${name}.label`));
  const lines = [label, textIfThere(t, `fields.${name}.hint`), bounds, ...choiceWords(t, name, field), defaultOf(field)];
  return `${comment(lines, '  ')}\n  readonly ${name}?: ${type};`;
}
