import { decodeGiven, encodeFields, namesFor } from '#core/field-text.ts';
import type { Fields } from '#core/fields.ts';
import { decodeSteps, encodeSteps, type LinkedStep } from '#engine/steps/steps-link.ts';
import {
  allFields,
  controlValuesOfValues,
  fittingControlValues,
  initialControlValues,
  type ToolFields,
  valuesOfControlValues,
} from '#tool-ui/stored/control-values.ts';
import { type Chain, emptyChain, MOST_STEPS, newStep, type Step } from './chain.ts';
import { type FindStep, takesSecret } from './step-tool.ts';

/** Longer addresses are cut off by mail programs and chats. */
export const LONGEST_LINK = 8000;

/** The fields that links and storage may contain: no secrets, and no files. */
export const toldFields = (fields: ToolFields): Fields =>
  Object.fromEntries(Object.entries(allFields(fields)).filter(([, { persist, share }]) => persist !== 'never' && share !== 'never'));

/** Whether the first enabled step takes a secret. */
export function hasSecretInput({ steps }: Chain, find: FindStep): boolean {
  const [first] = steps.filter(({ isOn }) => isOn).map(({ tool, operation }) => find(tool, operation));
  return first !== undefined && takesSecret(first);
}

/** Converts a step to the format of links. */
function linked({ tool, operation, controlValues, forwardedOutput, isOn }: Step, find: FindStep): LinkedStep {
  const fields = toldFields(find(tool, operation)?.fields ?? { inputs: {}, options: {} });
  return { tool, operation, query: encodeFields(fields, valuesOfControlValues(fields, controlValues)), forwardedOutput, isOn };
}

/** Writes a chain as the query of a link. Includes the input only if requested, and never a secret. */
export function queryOf(chain: Chain, find: FindStep, withInput: boolean): string {
  const hasInput = withInput && chain.input.source === 'text' && !hasSecretInput(chain, find);
  return encodeSteps({
    steps: chain.steps.map((step) => linked(step, find)),
    input: hasInput ? chain.input.text : undefined,
    isByLine: chain.isByLine,
  });
}

/** A chain from an untrusted source, with the unknown names that were left out. */
export interface ReadChain {
  readonly chain: Chain;
  readonly leftOut: readonly string[];
}

/** The control values of a step from a query, and the names without a matching field. */
function readFields(fields: Fields, query: string) {
  const controlValues = controlValuesOfValues(fields, decodeGiven(fields, query));
  const known = new Set(Object.entries(fields).flatMap(([name, field]) => namesFor(name, field)));
  return { controlValues, leftOut: [...new URLSearchParams(query).keys()].filter((name) => !known.has(name)) };
}

/** Reads the query of a link or of storage, which may be outdated or hostile. */
export function chainOf(query: string, find: FindStep): ReadChain {
  const { steps, input = '', isByLine } = decodeSteps(query);
  const read = steps.map(({ tool, operation, query: own, forwardedOutput, isOn }) => {
    const known = find(tool, operation);
    if (!known) return { leftOut: [tool] };
    const { controlValues, leftOut } = readFields(toldFields(known.fields), own);
    const forwardable =
      forwardedOutput !== undefined && known.step.forwardableOutputs.includes(forwardedOutput) ? forwardedOutput : undefined;
    return { step: newStep({ tool: known.tool.id, operation, controlValues, forwardedOutput: forwardable, isOn }), leftOut };
  });
  return {
    chain: {
      ...emptyChain,
      input: { ...emptyChain.input, text: input },
      isByLine,
      steps: read.flatMap(({ step }) => step ?? []).slice(0, MOST_STEPS),
    },
    leftOut: [...new Set(read.flatMap(({ leftOut }) => leftOut))],
  };
}

/** The control values of a step, their values, and the names of fields without a valid value. */
export function valuesOfStep({ controlValues }: Pick<Step, 'controlValues'>, declared: ToolFields) {
  const fields = allFields(declared);
  const filled = { ...initialControlValues(declared), ...fittingControlValues(fields, controlValues) };
  const values = valuesOfControlValues<Fields>(fields, filled);
  return { controlValues: filled, values, missing: Object.keys(fields).filter((name) => values[name] === undefined) };
}
