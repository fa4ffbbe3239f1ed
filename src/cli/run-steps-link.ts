import { decodeGiven } from '#core/field-text.ts';
import type { Result, ToolError } from '#core/result.ts';
import { toolsNamed } from '#engine/catalogue.ts';
import { adapterFields, fulfilled } from '#engine/adapter-operations.ts';
import type { Forwarded } from '#engine/steps/forwarded.ts';
import { bringTo, runStep } from '#engine/steps/run-step.ts';
import { stepFields } from '#engine/steps/step-fields.ts';
import { type StepOperation, stepOperations } from '#engine/steps/step-operation.ts';
import { decodeSteps } from '#engine/steps/steps-link.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import type { Values } from '#engine/library.ts';
import type { Cli } from './cli.ts';
import { loadTool } from './loaded-tool.ts';
import type { Printed } from './printed.ts';
import { answerCommand, printOutcome } from './run-tool.ts';
import { type Ending, end } from './said.ts';
import { showProgress } from './show-progress.ts';
import type { ReadWords } from './words.ts';

/** An enabled step of the link whose tool and operation exist. */
interface Found {
  readonly tool: CatalogueTool;
  readonly step: StepOperation;
  readonly values: Values;
  readonly forwardedOutput: string | undefined;
}

/** The input of the first step: the input in the link, otherwise standard input. */
async function inputOf({ io }: Cli, input: string | undefined): Promise<Forwarded | undefined> {
  if (input !== undefined || io.stdin.isTerminal) return input;
  return new File([await io.stdin.open()], 'stdin');
}

/** Converts an input error of a step to an error of the command line. Returns `undefined` for an error of the operation. */
function refusalOf({ code }: ToolError, place: string): Result<never, Ending> | undefined {
  if (code === 'notUtf8') return end('refused.notUtf8', { place });
  return code === 'notTaken' || code === 'tooMuch' ? end('refused.tooLarge', { place, max: 64 }) : undefined;
}

/** Runs the steps and prints the result of the last one. */
async function runFrom(
  cli: Cli,
  [{ tool, step, values, forwardedOutput }, ...rest]: readonly [Found, ...(readonly Found[])],
  incoming: Forwarded | undefined,
  options: ReadWords['said'],
): Promise<Result<Printed, Ending>> {
  const { declaration, id } = tool;
  const [next, ...others] = rest;
  if (!next) {
    const received = await bringTo(adapterFields(declaration), step.inputs, incoming);
    if (!received.ok) return refusalOf(received.error, id) ?? end('usage.needsInput', { tool: id });
    const whole = fulfilled(declaration, step.operation, { ...values, ...received.value });
    if (!whole.ok) return end('usage.unclear', { tool: id, names: step.name });
    return answerCommand(cli, tool, { ...step, values: whole.value, given: {} }, options);
  }
  const { progress, clear } = showProgress(cli.io);
  const { texts, work, context } = await loadTool(cli, tool, progress);
  const result = await runStep({ declaration, work, name: step.name }, { values, forwardedOutput }, incoming, context, texts);
  await clear();
  const failed = { first: step.inputs[0] ?? '', given: {}, texts };
  if (!result.ok) return refusalOf(result.error, id) ?? printOutcome(cli, { answered: undefined, error: result.error, failed }, options);
  const { forwarded, error } = result.value;
  if (forwarded === undefined) return printOutcome(cli, { answered: undefined, error, failed }, options);
  return runFrom(cli, [next, ...others], forwarded, options);
}

/** Runs a link to a chain of steps: each step receives the result of the one before, and the result of the last one is printed. */
export async function runStepsLink(cli: Cli, query: string, options: ReadWords['said']): Promise<Result<Printed, Ending>> {
  const { steps, input, isByLine } = decodeSteps(query);
  if (isByLine) return end('usage.notByLine', { operation: 'steps' });
  const catalogue = await cli.library.catalogue();
  const found: Found[] = [];
  for (const { tool: name, operation, query: own, forwardedOutput } of steps.filter(({ isOn }) => isOn)) {
    const [tool] = toolsNamed(catalogue, name);
    const step = tool && stepOperations(tool.declaration)[operation];
    if (!tool || !step) return end('usage.unknownTool', { name });
    const { inputs, options } = stepFields(tool.declaration, step);
    found.push({ tool, step, values: decodeGiven({ ...inputs, ...options }, own), forwardedOutput });
  }
  const [first, ...rest] = found;
  return first ? runFrom(cli, [first, ...rest], await inputOf(cli, input), options) : end('usage.notALink', { link: query });
}
