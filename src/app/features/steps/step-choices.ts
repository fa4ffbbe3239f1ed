import type { DataType } from '#core/data-type.ts';
import type { Field } from '#core/fields.ts';
import type { Catalogue } from '#engine/catalogue.ts';
import { receivingInputs, stepOperations } from '#engine/steps/step-operation.ts';

/** An operation that may be the next step. */
export interface StepChoice {
  readonly tool: string;
  readonly operation: string;
  readonly category: Catalogue[number]['category'];
  /** The data types that the receiving inputs are made for. */
  readonly accepts: readonly DataType[];
}

const acceptedBy = (field: Field | undefined): DataType | undefined =>
  field?.kind === 'text' ? field.accepts : field?.kind === 'file' ? 'bytes' : undefined;

/** All operations with an input for a received value: a text can become a file, and bytes can become a text. */
export const stepChoices = (catalogue: Catalogue): readonly StepChoice[] =>
  catalogue.flatMap(({ id, category, declaration }) =>
    Object.values(stepOperations(declaration)).flatMap((step): readonly StepChoice[] => {
      const accepts = receivingInputs(declaration, step).flatMap((name) => acceptedBy(declaration.inputs[name]) ?? []);
      return accepts.length > 0 ? [{ tool: id, operation: step.name, category, accepts }] : [];
    }),
  );

/** Whether the operation is made for this data type. No operation is made for plain text. */
export const isMadeFor = ({ accepts }: StepChoice, type: DataType): boolean => type !== 'text' && accepts.includes(type);
