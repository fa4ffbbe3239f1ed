import type { AnswerNotice, Say } from '#core/answer.ts';
import type { DataContext } from '#core/context.ts';
import { ok, type Result, type ToolError } from '#core/result.ts';
import { type Asked, answerOperation } from '../answer-operation.ts';
import { doorFields, fulfilled } from '../door-operations.ts';
import type { Values } from '../library.ts';
import { printedNames, type ShownOutput, shownOutputs } from '../shown-outputs.ts';
import { inputFor, type Passed, passedBy, valueBy } from './passed.ts';
import { stepOperations } from './step-operation.ts';

/** One operation in a chain. */
export interface ChainStep {
  /** Of the fields beside the one that takes what comes. */
  readonly values: Values;
  /** The output that goes on; the first that can, if left out. */
  readonly goesOn?: string | undefined;
}

/** What came of a step that was not refused. */
export interface StepAnswer {
  readonly shown: readonly ShownOutput[];
  readonly notices: readonly AnswerNotice[];
  /** About a part of what came, where the rest is answered. */
  readonly error?: ToolError | undefined;
  /** What goes on; `undefined` where nothing came of it. */
  readonly passed: Passed | undefined;
}

const nothing: StepAnswer = { shown: [], notices: [], passed: undefined };

/**
 * What a step makes of what comes: nothing of nothing, unless it takes no input. Beside the errors of the operation it may fail with `notUtf8`,
 * `notTaken` (longer than its field can be) and `tooMuch`, which are about no tool.
 */
export async function runStep(
  asked: Asked,
  { values, goesOn }: ChainStep,
  came: Passed | undefined,
  context: DataContext,
  say: Say,
): Promise<Result<StepAnswer>> {
  const { declaration, name } = asked;
  const step = stepOperations(declaration)[name];
  if (!step) throw new Error(`“${name}” is no step.`);
  const { operation, inputs, goingOn } = step;
  const fields = doorFields(declaration);
  const brought = await bringTo(fields, inputs, came);
  if (!brought.ok) return brought;
  if (!brought.value) return ok(nothing);
  const whole = fulfilled(declaration, operation, { ...values, ...brought.value });
  if (!whole.ok) return whole;
  const result = await answerOperation(asked, whole.value, context, say);
  if (!result.ok || !result.value) return result.ok ? ok(nothing) : result;
  const { notices = [], error } = result.value;
  const shown = shownOutputs(declaration.outputs, printedNames(declaration.outputs, operation.gives), result.value, say);
  const going = shown.find((each) => each.name === (goesOn ?? goingOn[0])) ?? shown.find((each) => goingOn.includes(each.name));
  const passed = going && (await passedBy(going));
  if (passed && !passed.ok) return passed;
  return ok({ shown, notices, error, passed: passed?.value });
}

/** The value of the input that takes what comes, by its name; `undefined` where nothing came. */
export async function bringTo(
  fields: ReturnType<typeof doorFields>,
  inputs: readonly string[],
  came: Passed | undefined,
): Promise<Result<Values | undefined>> {
  if (inputs.length === 0) return ok({});
  const name = came === undefined ? undefined : inputFor(fields, inputs, came);
  const field = name === undefined ? undefined : fields[name];
  if (came === undefined || name === undefined || !field) return ok(undefined);
  const value = await valueBy(field, came);
  return value.ok ? ok({ [name]: value.value }) : value;
}
