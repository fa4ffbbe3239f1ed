import { LINE_OPERATION, lineInput, lineOperations } from '#core/by-line.ts';
import { areMet, type Declaration, type OperationDeclaration } from '#core/declaration.ts';
import type { Values } from './library.ts';

/** What is done with each line while the fields have these values. */
export interface LineOperation {
  readonly name: string;
  readonly operation: OperationDeclaration;
  /** The input that a line is. */
  readonly field: string;
  /** Those that can be done at the moment. */
  readonly offered: Readonly<Record<string, OperationDeclaration>>;
}

/** The operation that was chosen, if it can be done now, else the first that can. */
export function lineOperation(declaration: Declaration, values: Values): LineOperation | undefined {
  const all = Object.entries(lineOperations(declaration));
  const met = all.filter(([, { when }]) => areMet(when, values));
  const offered = met.length > 0 ? met : all;
  const [name, operation] = offered.find(([each]) => each === values[LINE_OPERATION]) ?? offered[0] ?? [];
  const field = operation && lineInput(declaration, operation);
  return name === undefined || !operation || field === undefined
    ? undefined
    : { name, operation, field, offered: Object.fromEntries(offered) };
}
