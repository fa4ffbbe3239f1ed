import { areMet, type Conditions, type Declaration, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import { type Fields, initialValues } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Values } from './library.ts';
import { followingChoices } from './primary-input.ts';

export type DoorOperations = Readonly<Record<string, OperationDeclaration>>;

/** The fields that a door asks for: what changes only the look of a page is none. */
export const doorFields = ({ inputs, options }: Declaration): Fields => ({ ...inputs, ...options });

/** The operations that a door offers: those that need nothing which only the page has. */
export function doorOperations(declaration: Declaration): DoorOperations {
  const fields = doorFields(declaration);
  const isOffered = ({ takes, mayLack = [], isInternal }: OperationDeclaration): boolean =>
    isInternal !== true && takes.every((name) => name in fields || mayLack.includes(name));
  return Object.fromEntries(Object.entries(operationsOf(declaration)).filter(([, operation]) => isOffered(operation)));
}

/** Whether a field has a say in what comes of an operation, or in whether it is the one that is asked. */
export const reads = ({ takes, says = [], when = {} }: OperationDeclaration, field: string): boolean =>
  [...takes, ...says, ...Object.keys(when)].includes(field);

/** The conditions on fields that were said. */
const aboutSaid = (when: Conditions = {}, said: Values): Conditions =>
  Object.fromEntries(Object.entries(when).filter(([field]) => field in said));

/**
 * The operation that is meant when these fields were said: of those that read all of them the first one declared, if it is among them. One
 * that waits for a choice comes after the others, unless the choice was said.
 */
export function chooseOperation(declaration: Declaration, said: Values): Result<string, 'unclear'> {
  const operations = Object.entries(doorOperations(declaration));
  const values = { ...initialValues(doorFields(declaration)), ...said };
  const reading = operations.filter(
    ([, operation]) => Object.keys(said).every((field) => reads(operation, field)) && areMet(aboutSaid(operation.when, said), said),
  );
  const met = reading.filter(([, { when }]) => areMet(when, values));
  const [first, ...others] = (met.length > 0 ? met : reading).map(([name]) => name);
  const isClear = first !== undefined && (others.length === 0 || first === operations[0]?.[0]);
  return isClear ? ok(first) : fail('unclear');
}

/**
 * The values of all fields when these were said: what conditions of the operation ask for, and what follows from the inputs, where nothing else
 * was said, and the defaults.
 */
export function fulfilled(declaration: Declaration, { when = {} }: OperationDeclaration, said: Values): Result<Values, 'notOneOf'> {
  const fields = doorFields(declaration);
  const told: Values = { ...said, ...followingChoices(declaration, said) };
  const values: Record<string, unknown> = { ...initialValues(fields), ...told };
  for (const [name, wanted = []] of Object.entries(when)) {
    const field = fields[name];
    if (!field || areMet({ [name]: wanted }, values)) continue;
    if (name in told) return fail('notOneOf', { field: name, values: { choices: wanted.join(', ') } });
    values[name] = kindOf(field).decode(field, wanted[0] ?? '');
  }
  return ok(values);
}
