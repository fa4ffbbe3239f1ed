import type { PresentationNotice, PresentationTexts } from '#core/present.ts';
import type { DataContext } from '#core/context.ts';
import { ok, type Result, type ToolError } from '#core/result.ts';
import { type Asked, performOperation } from '../perform-operation.ts';
import { adapterFields, fulfilled } from '../adapter-operations.ts';
import type { Values } from '../library.ts';
import { printedNames, type ShownOutput, shownOutputs } from '../shown-outputs.ts';
import { inputFor, type Forwarded, forwardedBy, valueBy } from './forwarded.ts';
import { stepOperations } from './step-operation.ts';

/** One operation in a chain. */
export interface ChainStep {
  /** The values of the fields other than the one that receives the forwarded value. */
  readonly values: Values;
  /** The output to forward; the first suitable one if left out. */
  readonly forwardedOutput?: string | undefined;
}

/** The result of a successful step. */
export interface StepAnswer {
  readonly shown: readonly ShownOutput[];
  readonly notices: readonly PresentationNotice[];
  /** An error about one part of the input while the rest has outputs. */
  readonly error?: ToolError | undefined;
  /** The value for the next step; `undefined` if there is none. */
  readonly forwarded: Forwarded | undefined;
}

const nothing: StepAnswer = { shown: [], notices: [], forwarded: undefined };

/**
 * Runs a step. Without a forwarded value, the result is empty, unless the step takes no input. Besides the errors of the operation, it fails
 * with `notUtf8`, `notTaken` (invalid for the field, such as too long), or `tooMuch`, which do not belong to a tool.
 */
export async function runStep(
  runnable: Asked,
  { values, forwardedOutput }: ChainStep,
  input: Forwarded | undefined,
  context: DataContext,
  texts: PresentationTexts,
): Promise<Result<StepAnswer>> {
  const { declaration, name } = runnable;
  const step = stepOperations(declaration)[name];
  if (!step) throw new Error(`“${name}” is no step.`);
  const { operation, inputs, forwardableOutputs } = step;
  const fields = adapterFields(declaration);
  const received = await bringTo(fields, inputs, input);
  if (!received.ok) return received;
  if (!received.value) return ok(nothing);
  const whole = fulfilled(declaration, operation, { ...values, ...received.value });
  if (!whole.ok) return whole;
  const result = await performOperation(runnable, whole.value, context, texts);
  if (!result.ok || !result.value) return result.ok ? ok(nothing) : result;
  const { notices = [], error } = result.value;
  const shown = shownOutputs(declaration.outputs, printedNames(declaration.outputs, operation.gives), result.value, texts);
  const forwardable =
    shown.find((each) => each.name === (forwardedOutput ?? forwardableOutputs[0])) ??
    shown.find((each) => forwardableOutputs.includes(each.name));
  const forwarded = forwardable && (await forwardedBy(forwardable));
  if (forwarded && !forwarded.ok) return forwarded;
  return ok({ shown, notices, error, forwarded: forwarded?.value });
}

/** The forwarded value as the value of its input, by name; `undefined` if there is no forwarded value. */
export async function bringTo(
  fields: ReturnType<typeof adapterFields>,
  inputs: readonly string[],
  input: Forwarded | undefined,
): Promise<Result<Values | undefined>> {
  if (inputs.length === 0) return ok({});
  const name = input === undefined ? undefined : inputFor(fields, inputs, input);
  const field = name === undefined ? undefined : fields[name];
  if (input === undefined || name === undefined || !field) return ok(undefined);
  const value = await valueBy(field, input);
  return value.ok ? ok({ [name]: value.value }) : value;
}
