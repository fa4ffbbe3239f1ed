import type { DataType } from '#core/data-type.ts';
import type { Field } from '#core/fields.ts';
import type { Catalogue } from '#engine/catalogue.ts';
import { receivingInputs, stepOperations } from '#engine/steps/step-operation.ts';

/** An operation that may be the next step. */
export interface StepChoice {
  readonly tool: string;
  readonly operation: string;
  readonly category: Catalogue[number]['category'];
  /** What the inputs are made for that take what comes. */
  readonly accepts: readonly DataType[];
}

const acceptedBy = (field: Field | undefined): DataType | undefined =>
  field?.kind === 'text' ? field.accepts : field?.kind === 'file' ? 'bytes' : undefined;

/** All operations of which an input takes what comes: a text is its bytes to a file, and bytes may be a text. */
export const stepChoices = (catalogue: Catalogue): readonly StepChoice[] =>
  catalogue.flatMap(({ id, category, declaration }) =>
    Object.values(stepOperations(declaration)).flatMap((step): readonly StepChoice[] => {
      const accepts = receivingInputs(declaration, step).flatMap((name) => acceptedBy(declaration.inputs[name]) ?? []);
      return accepts.length > 0 ? [{ tool: id, operation: step.name, category, accepts }] : [];
    }),
  );

/** Whether it is made for this kind of data, which any text is not. */
export const isMadeFor = ({ accepts }: StepChoice, type: DataType): boolean => type !== 'text' && accepts.includes(type);
