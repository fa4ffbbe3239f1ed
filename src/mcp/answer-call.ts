import { kindOf } from '#core/kinds/kind-of.ts';
import { isNone } from '#core/declaration.ts';
import { ok, type Result, type ToolError } from '#core/result.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import type { Cli } from '#cli/cli.ts';
import type { Content } from '#cli/io.ts';
import type { Printed } from '#cli/printed.ts';
import { type Asked, readAsked, readInput } from '#cli/read-command.ts';
import { runLines } from '#cli/run-lines.ts';
import { askCommand, printOutcome } from '#cli/run-tool.ts';
import { type Ending, end } from '#cli/said.ts';
import { toolNamed } from '#cli/tool-named.ts';
import type { ReadWords } from '#cli/words.ts';
import type { Call, CallAnswer } from './call.ts';
import { CallSources } from './call-sources.ts';
import { cutAnswer } from './cut-answer.ts';
import { endedAnswer, faultAnswer, refusedAnswer } from './refused-answer.ts';

type Structured = Readonly<Record<string, unknown>>;

/** The messages of errors, with their further errors, or of notices, one per line. */
const sentencesOf = (plain: readonly { readonly message: string; readonly more?: readonly { readonly message: string }[] }[]) =>
  plain.flatMap(({ message, more = [] }) => [message, ...more.map((each) => each.message)]).join('\n');

const withJson = ({ said, operands }: ReadWords): ReadWords => ({ said: new Map([...said, ['json', ['']]]), operands });

/** The content as text, or as Base64 if its bytes are not valid UTF-8. */
async function textOf(content: Content): Promise<string> {
  if (typeof content === 'string') return content;
  if (!(content instanceof Blob)) {
    let text = '';
    for await (const piece of content) text += piece;
    return text;
  }
  const bytes = new Uint8Array(await content.arrayBuffer());
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes).toString('base64');
  }
}

/** The output of a command as text and as JSON. */
async function resultOf(printed: Printed, json: Printed): Promise<CallAnswer> {
  const text = await textOf(printed.output);
  const structured = JSON.parse(await textOf(json.output)) as Structured; // an object, as with `--json`
  const { error, notices = [] } = structured as {
    readonly error?: { readonly message: string };
    readonly notices?: readonly { readonly message: string }[];
  }; // as with `--json`
  const partial = text === '' ? [] : [text];
  if (error) return refusedAnswer(error, sentencesOf([error]), ...partial);
  return { texts: [text, ...(notices.length > 0 ? [sentencesOf(notices)] : [])], structured, isRefused: false };
}

/** Runs the tool for each line, as a table and as objects. */
async function runEachLine(cli: Cli, tool: CatalogueTool, words: ReadWords, sources: CallSources): Promise<Result<CallAnswer, Ending>> {
  const table = await runLines(cli, tool, words, sources);
  if (!table.ok) return table;
  const objects = await runLines(cli, tool, withJson(words), sources);
  if (!objects.ok) return objects;
  const [text, json] = [await textOf(table.value.output), await textOf(objects.value.output)];
  const lines: readonly unknown[] = json.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  const { messages, exitCode } = table.value.closed?.() ?? table.value;
  const sentences = messages.map((message) => message.replace(/^it-tools: /, ''));
  return ok({ texts: [text, ...sentences], structured: { ok: exitCode === 0, lines }, isRefused: false });
}

/** Whether a secret is given as the unnamed input. A secret must be the name of an environment variable. */
const hasSecretOperand = ({ declaration }: CatalogueTool, { primary, operand }: Asked): boolean => {
  const field = primary === undefined || !operand ? undefined : declaration.inputs[primary];
  return field !== undefined && kindOf(field).isKey?.(field) === true;
};

/**
 * The result of an operation that reached its own time limit, which is shorter than the limit of a call. It is the same as for any call
 * that takes too long, with the reason added.
 */
function lateResult(cli: Cli, { values: { seconds = 0 } = {} }: ToolError, messages: readonly string[]): CallAnswer {
  const ended = endedAnswer(cli, { code: 'refused.tookTooLong', values: { seconds } });
  return { ...ended, texts: [...ended.texts, ...messages.map((message) => message.replace(/^it-tools: /, ''))] };
}

async function performCall(cli: Cli, { toolId, ...words }: Call): Promise<Result<CallAnswer, Ending>> {
  const found = await toolNamed(cli, toolId);
  if (!found.ok) return found;
  const tool = found.value;
  if (isNone(tool.declaration.operations)) {
    const { name = tool.id } = (await cli.library.listings(cli.language))[tool.id] ?? {};
    return end('usage.browserOnly', { name });
  }
  const sources = new CallSources(cli.io);
  const parsed = await readAsked(tool, words, sources);
  if (!parsed.ok) return parsed;
  if (hasSecretOperand(tool, parsed.value)) return end('refused.secret', { name: parsed.value.primary ?? '' });
  if (words.said.has('lines')) return runEachLine(cli, tool, words, sources);
  const command = await readInput(tool, parsed.value, sources);
  if (!command.ok) return command;
  const outcome = await askCommand(cli, tool, command.value, words.said);
  if (!outcome.ok) return outcome;
  const printed = await printOutcome(cli, outcome.value, words.said);
  if (!printed.ok) return printed;
  const { error } = outcome.value;
  if (error?.code === 'timedOut') return ok(lateResult(cli, error, printed.value.messages));
  const json = await printOutcome(cli, outcome.value, withJson(words).said);
  return json.ok ? ok(await resultOf(printed.value, json.value)) : json;
}

/** Runs a tool for an assistant, like the command line. */
export async function answerCall(cli: Cli, call: Call): Promise<CallAnswer> {
  try {
    const result = await performCall(cli, call);
    return cutAnswer(cli, result.ok ? result.value : endedAnswer(cli, result.error));
  } catch (fault) {
    return cutAnswer(cli, faultAnswer(cli, fault));
  }
}
