import type { DataType } from '#core/data-type.ts';
import type { Declaration, OperationDeclaration } from '#core/declaration.ts';
import type { Field } from '#core/fields.ts';
import type { Output } from '#core/outputs.ts';
import { adapterOperations } from '../adapter-operations.ts';
import { choicesBetweenInputs } from '../primary-input.ts';
import { printedNames } from '../shown-outputs.ts';

/** An operation that can be a step. */
export interface StepOperation {
  readonly name: string;
  readonly operation: OperationDeclaration;
  /**
   * The inputs that can receive a forwarded value: the first input and its alternatives. Empty if the operation takes no input, so it can only
   * begin a chain.
   */
  readonly inputs: readonly string[];
  /** The outputs that can be forwarded. */
  readonly forwardableOutputs: readonly string[];
}

/** Masked fields cannot receive forwarded values. */
const takesWhatComes = (field: Field | undefined): boolean => field?.kind === 'file' || (field?.kind === 'text' && !field.isMasked);

/** Secret and private outputs, and notes about a result, cannot be forwarded. */
const canForward = (output: Output | undefined): boolean =>
  output !== undefined && !('isSecret' in output) && !('isPrivate' in output) && !('isNote' in output);

function inputsOf(declaration: Declaration, { takes }: OperationDeclaration): readonly string[] {
  const [first] = takes.filter((name) => name in declaration.inputs);
  if (first === undefined) return [];
  const inItsPlace = choicesBetweenInputs(declaration).flatMap(([, inputs]) => (inputs.includes(first) ? inputs : []));
  return [first, ...inItsPlace.filter((name) => name !== first && takes.includes(name))];
}

/** The operations of a tool that can be steps, by name: those with an output that can be forwarded. */
export function stepOperations(declaration: Declaration): Readonly<Record<string, StepOperation>> {
  const all = Object.entries(adapterOperations(declaration)).map(([name, operation]): StepOperation => {
    const forwardableOutputs = printedNames(declaration.outputs, operation.gives).filter((output) =>
      canForward(declaration.outputs[output]),
    );
    return { name, operation, inputs: inputsOf(declaration, operation), forwardableOutputs };
  });
  return Object.fromEntries(all.filter(({ forwardableOutputs }) => forwardableOutputs.length > 0).map((each) => [each.name, each]));
}

/** The inputs of a step that the previous step may fill. Secrets must be entered by hand. */
export const receivingInputs = ({ inputs }: Declaration, operation: StepOperation): readonly string[] =>
  operation.inputs.filter((name) => takesWhatComes(inputs[name]));

/** The data type of an output when it is forwarded. */
export function typeOf(output: Output): DataType {
  if (output.kind === 'text') return output.type;
  if (output.kind === 'bytes') return 'bytes';
  return output.kind === 'picture' ? 'xml' : 'text';
}
