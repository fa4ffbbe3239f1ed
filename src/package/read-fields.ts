import type { Declaration, OperationDeclaration } from '#core/declaration.ts';
import type { Field } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { fail, type Result } from '#core/result.ts';
import { adapterFields, fulfilled, reads } from '#engine/adapter-operations.ts';
import type { Values } from '#engine/library.ts';
import { readAny } from '#engine/read-any.ts';

/**
 * The accepted values of field kinds without an error message of their own. On the command line, their values are always valid: a text is a
 * word, a flag a name, and a file a path.
 */
const choicesOf = { flag: 'true, false', file: 'File, Blob, Uint8Array', text: 'string', items: 'Array' } as const;

const refusalOf = (field: Field) => {
  const { refusal, saidAs } = kindOf(field);
  return refusal?.(field) ?? ({ code: 'notOneOf', values: { choices: choicesOf[saidAs] } } as const);
};

/** Reads the given values and completes all fields of an operation. Errors have the codes of the command line. */
export function readFields(
  declaration: Declaration,
  [name, operation]: readonly [string, OperationDeclaration],
  given: Values,
): Result<Values> {
  const fields = adapterFields(declaration);
  const values: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const field = Object.hasOwn(fields, option) ? fields[option] : undefined;
    if (!field) return fail('unknownOption', { field: option });
    if (!reads(operation, option)) return fail('notOfOperation', { field: option, values: { operation: name } });
    values[option] = readAny(field, value);
    if (values[option] === undefined) return fail(refusalOf(field).code, { field: option, values: refusalOf(field).values });
  }
  return fulfilled(declaration, operation, values);
}
