import { areMet, type Conditions, type Declaration, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import { type Fields, initialValues } from '#core/fields.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Values } from './library.ts';

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
