import type { Catalogue, CatalogueTool } from '#engine/catalogue.ts';
import { stepFields } from '#engine/steps/step-fields.ts';
import { type StepOperation, stepOperations } from '#engine/steps/step-operation.ts';
import type { ToolFields } from '#tool-ui/stored/control-values.ts';

/** The declaration of a step's operation. */
export interface StepTool {
  readonly tool: CatalogueTool;
  readonly step: StepOperation;
  readonly fields: ToolFields;
  /** All operations of the tool that can be steps. */
  readonly operations: Readonly<Record<string, StepOperation>>;
}

/** Finds an operation of a tool that can be a step; without a name, the first one. Also accepts the tool's former paths. */
export type FindStep = (tool: string, operation: string | undefined) => StepTool | undefined;

/** Returns the same object for the same arguments. */
export function stepFinder(catalogue: Catalogue): FindStep {
  const known = new Map<string, StepTool | undefined>();
  const find: FindStep = (id, operation) => {
    const tool = catalogue.find((each) => each.id === id || each.formerPaths.includes(id));
    if (!tool) return undefined;
    const operations = stepOperations(tool.declaration);
    const name = operation ?? Object.keys(operations)[0] ?? '';
    const step = Object.hasOwn(operations, name) ? operations[name] : undefined;
    return step && { tool, step, operations, fields: stepFields(tool.declaration, step) };
  };
  return (tool, operation) => {
    const name = `${tool}/${operation ?? ''}`;
    if (!known.has(name)) known.set(name, find(tool, operation));
    return known.get(name);
  };
}

/** Whether the step takes a secret, which must not be stored. */
export const takesSecret = ({ tool: { declaration }, step: { inputs } }: StepTool): boolean =>
  inputs.some((name) => declaration.inputs[name]?.kind === 'text' && declaration.inputs[name].persist === 'never');
