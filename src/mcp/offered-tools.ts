import { categories } from '#core/tool.ts';
import { ok, type Result } from '#core/result.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { adapterOperations } from '#engine/adapter-operations.ts';
import { textsOf } from '#engine/texts-of.ts';
import type { Cli } from '#cli/cli.ts';
import { type Ending, end } from '#cli/said.ts';
import { toolNamed } from '#cli/tool-named.ts';
import type { Call, CallAnswer } from './call.ts';
import { describeTool, fieldSchemas } from './describe-tool.ts';
import { objectSchema, type Schema } from './field-schema.ts';
import { findTools } from './find-tools.ts';
import { readArguments, isObject } from './read-arguments.ts';
import { readCall } from './read-call.ts';

/** A tool in the form that the protocol requires. */
export interface OfferedTool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: Schema;
  /** The signal aborts when the assistant cancels its request. */
  readonly answer: (given: unknown, signal: AbortSignal) => Promise<Result<CallAnswer, Ending>>;
}

/** The dependencies of a server. */
export interface Serving {
  readonly cli: Cli;
  /** The environment variables that a call may name for a secret. */
  readonly allowed: ReadonlySet<string>;
  /** Runs a call in a thread. */
  readonly run: (call: Call, signal: AbortSignal) => Promise<CallAnswer>;
}

const text = { type: 'string' } as const;

/** The schemas of the arguments of every run in addition to its fields. */
const callSchemas = ({ t }: Cli): Readonly<Record<string, Schema>> => ({
  operation: { ...text, description: t('assistant.operation') },
  input: { ...text, description: t('assistant.input') },
  inputs: { type: 'object', description: t('assistant.inputs') },
  options: { type: 'object', description: t('assistant.options') },
  pick: { ...text, description: t('help.pick') },
  lines: { type: 'boolean', description: t('help.lines') },
});

async function runNamed(serving: Serving, tool: CatalogueTool, given: unknown, signal: AbortSignal): Promise<Result<CallAnswer, Ending>> {
  const call = readCall(tool, given, serving.allowed);
  return call.ok ? ok(await serving.run(call.value, signal)) : call;
}

async function runAny(serving: Serving, given: unknown, signal: AbortSignal): Promise<Result<CallAnswer, Ending>> {
  const { tool: name, ...others } = isObject(given) ? given : {};
  const named = readArguments({ tool: name }, { tool: 'string' });
  if (!named.ok) return named;
  const tool = await toolNamed(serving.cli, named.value.tool ?? '');
  return tool.ok ? runNamed(serving, tool.value, others, signal) : tool;
}

async function describeAny({ cli }: Serving, given: unknown): Promise<Result<CallAnswer, Ending>> {
  const read = readArguments(given, { tool: 'string', operation: 'string' });
  if (!read.ok) return read;
  const { tool: name = '', operation } = read.value;
  const tool = await toolNamed(cli, name);
  if (!tool.ok) return tool;
  const described = await describeTool(cli, tool.value, operation);
  if (!described.ok) return described;
  return ok({ texts: [JSON.stringify(described.value)], structured: { ok: true, ...described.value }, isRefused: false });
}

/** Three general tools: one to find a tool, one to describe it, and one to run it. */
export function generalTools(serving: Serving): readonly OfferedTool[] {
  const { cli } = serving;
  const { t } = cli;
  return [
    {
      name: 'find_tool',
      description: t('assistant.findTool'),
      inputSchema: objectSchema({ query: text, category: { ...text, enum: categories }, limit: { type: 'integer', minimum: 1 } }),
      answer: (given) => findTools(cli, given),
    },
    {
      name: 'describe_tool',
      description: t('assistant.describeTool'),
      inputSchema: objectSchema({ tool: text, operation: text }, ['tool']),
      answer: (given) => describeAny(serving, given),
    },
    {
      name: 'run_tool',
      description: t('assistant.runTool'),
      inputSchema: objectSchema({ tool: text, ...callSchemas(cli) }, ['tool']),
      answer: (given, signal) => runAny(serving, given, signal),
    },
  ];
}

/** Offers a tool under its own name. */
async function ownTool(serving: Serving, tool: CatalogueTool): Promise<OfferedTool> {
  const { cli } = serving;
  const { library, language } = cli;
  const [texts, listings] = await Promise.all([textsOf(library, tool.id, language), library.listings(language)]);
  const { name = tool.id, description = '' } = listings[tool.id] ?? {};
  const operations = Object.entries(adapterOperations(tool.declaration));
  const schemas = callSchemas(cli);
  const { inputs, options } = fieldSchemas(tool, texts);
  const { lines, ...others } = schemas;
  return {
    name: tool.id,
    title: name,
    description,
    inputSchema: objectSchema({
      ...others,
      operation: { ...schemas['operation'], enum: operations.map(([each]) => each) },
      inputs: { ...inputs, ...schemas['inputs'] },
      options: { ...options, ...schemas['options'] },
      ...(lines && operations.some(([, { perLine }]) => perLine === true) && { lines }),
    }),
    answer: (given, signal) => runNamed(serving, tool, given, signal),
  };
}

const hasOperation = ({ declaration }: CatalogueTool): boolean => Object.keys(adapterOperations(declaration)).length > 0;

/** Offers tools under their own names: those in a comma-separated list, or all that have operations. */
export async function ownTools(serving: Serving, names: string): Promise<Result<readonly OfferedTool[], Ending>> {
  const { library, language } = serving.cli;
  if (names === 'all') {
    const tools = (await library.catalogue()).filter(hasOperation);
    return ok(await Promise.all(tools.map((tool) => ownTool(serving, tool))));
  }
  const tools = new Map<string, OfferedTool>();
  for (const name of names.split(',')) {
    const found = await toolNamed(serving.cli, name.trim());
    if (!found.ok) return found;
    const { [found.value.id]: listing } = await library.listings(language);
    if (!hasOperation(found.value)) return end('usage.browserOnly', { name: listing?.name ?? found.value.id });
    tools.set(found.value.id, await ownTool(serving, found.value));
  }
  return ok([...tools.values()]);
}
