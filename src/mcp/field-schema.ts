import type { Field } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { PresentationTexts } from '#core/present.ts';
import { textIfThere } from '#engine/error-text.ts';

/** A JSON Schema of an object, or of a value in one. */
export type Schema = Readonly<Record<string, unknown>>;

/** The schema of a field's values, by kind of field. */
const schemas: { readonly [Kind in Field['kind']]: (field: Extract<Field, { kind: Kind }>) => Schema } = {
  text: ({ maxLength, sample }) => ({
    type: 'string',
    ...(maxLength !== undefined && { maxLength }),
    ...(sample !== undefined && { examples: [sample] }),
  }),
  file: () => ({ type: 'string', examples: ['@path'] }),
  flag: ({ initial }) => ({ type: 'boolean', default: initial }),
  choice: ({ values, initial }) => ({ type: 'string', enum: values, default: initial }),
  number: ({ min, max, isInteger, initial }) => ({ type: isInteger ? 'integer' : 'number', minimum: min, maximum: max, default: initial }),
  list: ({ members, max, initial }) => ({
    type: 'array',
    minItems: 1,
    maxItems: max,
    default: initial,
    items: {
      type: 'object',
      properties: Object.fromEntries(members.map((member) => [member, { type: 'string' }])),
      required: members,
      additionalProperties: false,
    },
  }),
};

/** The schema of a secret: the name of an environment variable, not the value. */
const secretSchema: Schema = { type: 'object', properties: { env: { type: 'string' } }, required: ['env'], additionalProperties: false };

/** The schema of a field, with its label and hint as the description. */
export function fieldSchema(name: string, field: Field, { t }: PresentationTexts): Schema {
  const described = [t(`fields.${name}.label`), textIfThere(t, `fields.${name}.hint`)].filter(Boolean).join('. ');
  if (kindOf(field).isKey?.(field) === true) return { ...secretSchema, description: described };
  const schemaOf = schemas[field.kind] as (field: Field) => Schema; // matches the kind of the field
  return { ...schemaOf(field), description: described };
}

/** The schema of an object with only these properties. */
export const objectSchema = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});
