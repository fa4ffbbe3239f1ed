import type { DataType } from '#core/data-type.ts';
import type { Declaration, OperationDeclaration } from '#core/declaration.ts';
import type { Field } from '#core/fields.ts';
import type { Output } from '#core/outputs.ts';
import { doorOperations } from '../door-operations.ts';
import { choicesBetweenInputs } from '../primary-input.ts';
import { printedNames } from '../shown-outputs.ts';

/** An operation as a step between others. */
export interface StepOperation {
  readonly name: string;
  readonly operation: OperationDeclaration;
  /** The inputs that what comes may go to: the first one, and those that may be chosen in its place. None of what only begins a chain. */
  readonly inputs: readonly string[];
  /** The outputs that can go on. */
  readonly goingOn: readonly string[];
}

/** What comes from elsewhere goes to no masked field. */
const takesWhatComes = (field: Field | undefined): boolean => field?.kind === 'file' || (field?.kind === 'text' && !field.isMasked);

/** A secret goes nowhere, and what only says something about an answer is no value. */
const canGoOn = (output: Output | undefined): boolean =>
  output !== undefined && !('isSecret' in output) && !('isPrivate' in output) && !('isNote' in output);

function inputsOf(declaration: Declaration, { takes }: OperationDeclaration): readonly string[] {
  const [first] = takes.filter((name) => name in declaration.inputs);
  if (first === undefined) return [];
  const inItsPlace = choicesBetweenInputs(declaration).flatMap(([, inputs]) => (inputs.includes(first) ? inputs : []));
  return [first, ...inItsPlace.filter((name) => name !== first && takes.includes(name))];
}

/** The operations of a tool that can be steps, by their names: those that give something which can go on. */
export function stepOperations(declaration: Declaration): Readonly<Record<string, StepOperation>> {
  const all = Object.entries(doorOperations(declaration)).map(([name, operation]): StepOperation => {
    const goingOn = printedNames(declaration.outputs, operation.gives).filter((output) => canGoOn(declaration.outputs[output]));
    return { name, operation, inputs: inputsOf(declaration, operation), goingOn };
  });
  return Object.fromEntries(all.filter(({ goingOn }) => goingOn.length > 0).map((each) => [each.name, each]));
}

/** Those of its inputs that a step before may fill; a secret is brought by hand. */
export const receivingInputs = ({ inputs }: Declaration, operation: StepOperation): readonly string[] =>
  operation.inputs.filter((name) => takesWhatComes(inputs[name]));

/** What kind of data an output is when it goes on. */
export function typeOf(output: Output): DataType {
  if (output.kind === 'text') return output.type;
  if (output.kind === 'bytes') return 'bytes';
  return output.kind === 'picture' ? 'xml' : 'text';
}
