import { areMet } from '#core/declaration.ts';
import { adapterFields } from '#engine/adapter-operations.ts';
import { inputFor } from '#engine/steps/forwarded.ts';
import { receivingInputs } from '#engine/steps/step-operation.ts';
import type { Continued } from '#tool-ui/hand-over/continued.ts';
import { allFields, fittingControlValues, initialControlValues, valuesOfControlValues } from '#tool-ui/stored/control-values.ts';
import { type Chain, emptyChain, newStep, type Step } from './chain.ts';
import type { FindStep, StepTool } from './step-tool.ts';

/** Creates a step with the first operation of a tool that accepts another's output. */
function nextStep(toolId: string, find: FindStep): Step | undefined {
  const known = find(toolId, undefined);
  const [step] = Object.values(known?.operations ?? {}).filter((each) => known && receivingInputs(known.tool.declaration, each).length > 0);
  return step && newStep({ tool: toolId, operation: step.name, controlValues: {}, isOn: true });
}

/** The operation that produced the output with these control values; otherwise the first that can be a step. */
function operationOf({ tool: { declaration }, operations }: StepTool, { output, controlValues }: Continued): string | undefined {
  const fields = adapterFields(declaration);
  const values = {
    ...valuesOfControlValues(fields, {
      ...initialControlValues({ inputs: {}, options: fields }),
      ...fittingControlValues(fields, controlValues),
    }),
  };
  const met = Object.values(operations).filter(({ operation }) => areMet(operation.when, values));
  return (met.find(({ forwardableOutputs }) => output !== undefined && forwardableOutputs.includes(output)) ?? met[0])?.name;
}

/** Creates a chain that starts with the current state of a tool's page. */
export function chainOfContinued(continued: Continued, find: FindStep): Chain {
  const { toolId, output, controlValues, next } = continued;
  const tool = find(toolId, undefined);
  const known = tool && find(toolId, operationOf(tool, continued) ?? '');
  if (!known) return emptyChain;
  const { step, fields } = known;
  const filled =
    step.inputs.find((name) => controlValues[name] instanceof File) ?? inputFor(adapterFields(known.tool.declaration), step.inputs, '');
  const content = filled === undefined ? '' : controlValues[filled];
  const first = newStep({
    tool: known.tool.id,
    operation: step.name,
    controlValues: fittingControlValues(allFields(fields), controlValues),
    forwardedOutput: output !== undefined && step.forwardableOutputs.includes(output) ? output : undefined,
    isOn: true,
  });
  const second = next === undefined ? undefined : nextStep(next, find);
  const isFile = content instanceof File;
  return {
    ...emptyChain,
    input: { source: isFile ? 'file' : 'text', text: typeof content === 'string' ? content : '', file: isFile ? content : null },
    steps: second ? [first, second] : [first],
  };
}
