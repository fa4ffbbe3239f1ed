import { areMet, type Conditions, type Declaration, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import { type Fields, initialValues } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Values } from './library.ts';
import { followingChoices } from './primary-input.ts';

export type AdapterOperations = Readonly<Record<string, OperationDeclaration>>;

/** The fields that adapters read. View options affect only the page, so they are left out. */
export const adapterFields = ({ inputs, options }: Declaration): Fields => ({ ...inputs, ...options });

/** The operations that adapters offer: those that need nothing only a page can provide. */
export function adapterOperations(declaration: Declaration): AdapterOperations {
  const fields = adapterFields(declaration);
  const isOffered = ({ takes, optional = [], uiOnly }: OperationDeclaration): boolean =>
    uiOnly !== true && takes.every((name) => name in fields || optional.includes(name));
  return Object.fromEntries(Object.entries(operationsOf(declaration)).filter(([, operation]) => isOffered(operation)));
}

/** Whether a field affects the outputs of an operation, or whether the operation is available. */
export const reads = ({ takes, presentsWith = [], when = {} }: OperationDeclaration, field: string): boolean =>
  [...takes, ...presentsWith, ...Object.keys(when)].includes(field);

/** The conditions on fields that were given. */
const aboutGiven = (when: Conditions = {}, given: Values): Conditions =>
  Object.fromEntries(Object.entries(when).filter(([field]) => field in given));

/**
 * Chooses the operation for the given fields. Candidates read all of them, and those whose conditions hold are preferred. With several
 * candidates, the first must be the first operation of the tool; otherwise fails with `unclear`.
 */
export function chooseOperation(declaration: Declaration, given: Values): Result<string, 'unclear'> {
  const operations = Object.entries(adapterOperations(declaration));
  const values = { ...initialValues(adapterFields(declaration)), ...given };
  const reading = operations.filter(
    ([, operation]) => Object.keys(given).every((field) => reads(operation, field)) && areMet(aboutGiven(operation.when, given), given),
  );
  const met = reading.filter(([, { when }]) => areMet(when, values));
  const [first, ...others] = (met.length > 0 ? met : reading).map(([name]) => name);
  const isClear = first !== undefined && (others.length === 0 || first === operations[0]?.[0]);
  return isClear ? ok(first) : fail('unclear');
}

/**
 * Completes the given values with the conditions of the operation, the choices that follow from the inputs, and the defaults. Fails with
 * `notOneOf` if a given value contradicts a condition.
 */
export function fulfilled(declaration: Declaration, { when = {} }: OperationDeclaration, given: Values): Result<Values, 'notOneOf'> {
  const fields = adapterFields(declaration);
  const known: Values = { ...given, ...followingChoices(declaration, given) };
  const values: Record<string, unknown> = { ...initialValues(fields), ...known };
  for (const [name, wanted = []] of Object.entries(when)) {
    const field = fields[name];
    if (!field || areMet({ [name]: wanted }, values)) continue;
    if (name in known) return fail('notOneOf', { field: name, values: { choices: wanted.join(', ') } });
    values[name] = kindOf(field).decode(field, wanted[0] ?? '');
  }
  return ok(values);
}
