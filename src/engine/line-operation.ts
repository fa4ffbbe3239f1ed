import { LINE_OPERATION, lineInput, lineOperations } from '#core/by-line.ts';
import { areMet, type Declaration, type OperationDeclaration } from '#core/declaration.ts';
import type { Values } from './library.ts';

/** The operation for each line, given the current field values. */
export interface LineOperation {
  readonly name: string;
  readonly operation: OperationDeclaration;
  /** The input that receives the line. */
  readonly field: string;
  /** The operations that are currently available. */
  readonly offered: Readonly<Record<string, OperationDeclaration>>;
}

/** The chosen operation if it is available, or else the first available one. */
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
