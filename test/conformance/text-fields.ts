import type { Field } from '#core/fields.ts';
import { valueOf } from './field-values.ts';
import { allOperations, type NamedOperation } from './tools.ts';

interface Reading extends NamedOperation {
  readonly fieldName: string;
  readonly field: Field;
}

/** Every text field of every operation. Tests are named `$tool.id: $name, $fieldName`. */
export const readings: readonly Reading[] = allOperations.flatMap((named) =>
  Object.entries({ ...named.operation.inputs, ...named.operation.options })
    .filter(([, field]) => valueOf(field, '') !== undefined)
    .map(([fieldName, field]) => ({ ...named, fieldName, field })),
);
