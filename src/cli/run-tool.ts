import { isNone } from '#core/declaration.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { ok, type Result, type ToolError } from '#core/result.ts';
import { performOperation } from '#engine/perform-operation.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { withImplied } from '#engine/implied-values.ts';
import { optionName } from '#engine/option-name.ts';
import { plainError } from '#engine/plain-error.ts';
import { isForAdapters, plainNotice, printedNames } from '#engine/shown-outputs.ts';
import { type Answered, answerText, plainAnswer } from './answer-text.ts';
import type { Cli } from './cli.ts';
import { emptySecrets, type Warning } from './empty-secrets.ts';
import { type Failed, failureText } from './failure-text.ts';
import { loadTool } from './loaded-tool.ts';
import { notPicked, readPick } from './read-pick.ts';
import { messageLine, type Printed, printed, printedJson } from './printed.ts';
import { type Command, readCommand } from './read-command.ts';
import { readField } from './read-field.ts';
import { runLines } from './run-lines.ts';
import { type Ending, end } from './said.ts';
import { showProgress } from './show-progress.ts';
import { Sources } from './sources.ts';
import type { ReadWords } from './words.ts';

/** Runs a tool with command-line arguments and prints its result. */
export async function runTool(cli: Cli, tool: CatalogueTool, words: ReadWords): Promise<Result<Printed, Ending>> {
  const { declaration, id } = tool;
  if (isNone(declaration.operations)) {
    const { name = id } = (await cli.library.listings(cli.language))[id] ?? {};
    return end('usage.browserOnly', { name });
  }
  const sources = new Sources(cli.io);
  if (words.said.has('lines')) return runLines(cli, tool, words, sources);
  const command = await readCommand(tool, words, sources);
  if (!command.ok) return command;
  const result = await answerCommand(cli, tool, command.value, words.said);
  const completed = result.ok || result.error.code !== 'usage.needsInput' ? undefined : await promptForKey(tool, command.value, sources);
  if (!completed) return result;
  return completed.ok ? answerCommand(cli, tool, completed.value, words.said) : completed;
}

/** Prompts for a missing key and adds it to the command. Returns `undefined` if no key is missing or there is no terminal. */
async function promptForKey(
  { declaration }: CatalogueTool,
  command: Command,
  sources: Sources,
): Promise<Result<Command, Ending> | undefined> {
  const { lacks = '', ...whole } = command;
  const field = declaration.inputs[lacks];
  if (!field || !sources.canAsk || kindOf(field).isKey?.(field) !== true) return undefined;
  const given = await readField(field, `--${optionName(lacks)}`, ['-'], sources);
  if (!given.ok) return given;
  return ok({ ...whole, values: { ...whole.values, [lacks]: given.value.value }, given: { ...whole.given, [lacks]: given.value } });
}

/** Whether the result is missing because this input is missing. */
const isForWant = (result: Result<unknown>, lacks: string, first: string): boolean =>
  result.ok ? result.value === null : (result.error.field ?? first) === lacks;

/** The outcome of a command: a result, an error, or both if only part of the input has a result. Neither if there was no input. */
export interface Outcome {
  readonly answered: Answered | undefined;
  readonly error: ToolError | undefined;
  readonly failed: Failed;
  readonly warnings?: readonly Warning[];
}

/** Runs a command that was read from arguments or from a link, and prints its result. */
export async function answerCommand(
  cli: Cli,
  tool: CatalogueTool,
  command: Command,
  options: ReadWords['said'],
): Promise<Result<Printed, Ending>> {
  const outcome = await askCommand(cli, tool, command, options);
  return outcome.ok ? printOutcome(cli, outcome.value, options) : outcome;
}

/** Runs a command without printing. */
export async function askCommand(
  cli: Cli,
  { id, declaration }: CatalogueTool,
  { name, operation, values, given, lacks }: Command,
  options: ReadWords['said'],
): Promise<Result<Outcome, Ending>> {
  const { outputs } = declaration;
  const names = printedNames(outputs, operation.gives);
  const pick = readPick(outputs, names, options);
  if (!pick.ok) return pick;

  const { progress, clear } = showProgress(cli.io);
  const { texts, work, context } = await loadTool(cli, { id, declaration }, progress);
  const result = await performOperation({ declaration, work, name }, withImplied(work, values, given), context, texts);
  await clear();
  const failed: Failed = { first: operation.takes[0] ?? '', given, texts };
  if (lacks !== undefined && isForWant(result, lacks, failed.first)) return end('usage.needsInput', { tool: id });
  const warnings = emptySecrets(cli, declaration, operation, values, given);
  if (!result.ok) return ok({ answered: undefined, error: result.error, failed, warnings });
  if (result.value === null) return ok({ answered: undefined, error: undefined, failed });
  const { notices = [], error, fields: _forPage, ...answer } = result.value;
  return ok({ answered: { outputs, names, answer, notices: notices.filter(isForAdapters), texts }, error, failed, warnings });
}

/** Formats the outcome of a command. */
export async function printOutcome(
  { t }: Cli,
  { answered, error, failed, warnings = [] }: Outcome,
  options: ReadWords['said'],
): Promise<Result<Printed, Ending>> {
  const isJson = options.has('json');
  const picked = options.get('pick')?.at(-1);
  const extra = { warnings: isJson ? [] : warnings.map(({ message }) => messageLine(message)) };
  const notices = warnings.length > 0 && { notices: warnings };
  if (error && !answered) {
    return ok(
      isJson ? printedJson({ ok: false, error: plainError(error, failed), ...notices }, 1) : { ...failureText(error, failed), ...extra },
    );
  }
  if (!answered) {
    const message = t('refused.nothing');
    return ok(isJson ? printedJson({ ok: false, error: { code: 'nothing', message } }, 1) : printed('', [messageLine(message)], 1));
  }
  if (isJson) {
    const json = await plainAnswer(answered, picked, warnings);
    // The partial result is printed together with the error.
    return ok(error ? printedJson({ ...json, ok: false, error: plainError(error, failed) }, 1) : printedJson(json));
  }
  const text = answerText(answered, picked);
  if (text === undefined) return notPicked(answered.names);
  const failure = error && failureText(error, failed);
  const lines = answered.notices.map((notice) => messageLine(plainNotice(notice, answered.texts).message));
  return ok({ ...printed(text, [...lines, ...(failure?.messages ?? [])], failure?.exitCode), ...extra });
}
