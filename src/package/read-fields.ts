import type { Declaration, OperationDeclaration } from '#core/declaration.ts';
import type { Field } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { fail, type Result } from '#core/result.ts';
import { doorFields, fulfilled, reads } from '#engine/door-operations.ts';
import type { Values } from '#engine/library.ts';
import { readAny } from '#engine/read-any.ts';

/** What a value may be of a kind that is always one in a command: there a text is a word, a flag a name and a file a path. */
const choicesOf = { flag: 'true, false', file: 'File, Blob, Uint8Array', text: 'string', items: 'Array' } as const;

const refusalOf = (field: Field) => {
  const { refusal, saidAs } = kindOf(field);
  return refusal?.(field) ?? ({ code: 'notOneOf', values: { choices: choicesOf[saidAs] } } as const);
};

/** The values of all fields of an operation, of which some are said; or what is wrong with one, as the command line says it. */
export function readFields(
  declaration: Declaration,
  [name, operation]: readonly [string, OperationDeclaration],
  said: Values,
): Result<Values> {
  const fields = doorFields(declaration);
  const values: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(said)) {
    if (value === undefined) continue;
    const field = Object.hasOwn(fields, option) ? fields[option] : undefined;
    if (!field) return fail('unknownOption', { field: option });
    if (!reads(operation, option)) return fail('notOfOperation', { field: option, values: { operation: name } });
    values[option] = readAny(field, value);
    if (values[option] === undefined) return fail(refusalOf(field).code, { field: option, values: refusalOf(field).values });
  }
  return fulfilled(declaration, operation, values);
}
