import { realpath, stat } from 'node:fs/promises';
import process from 'node:process'; // the bundler empties the environment of the global process
import { Worker } from 'node:worker_threads';
import {
  fromJsonSchema,
  type JsonSchemaType,
  type JsonSchemaValidatorResult,
  type jsonSchemaValidator,
  McpServer,
} from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { ok, type Result } from '#core/result.ts';
import type { Cli } from '#cli/cli.ts';
import { type Printed, printed } from '#cli/printed.ts';
import { type Ending, end } from '#cli/said.ts';
import type { ReadWords } from '#cli/words.ts';
import type { CallAnswer } from './call.ts';
import { CallThreads } from './call-threads.ts';
import type { ThreadData } from './call-worker.ts';
import { cutAnswer } from './cut-answer.ts';
import { generalTools, type OfferedTool, ownTools, type Serving } from './offered-tools.ts';
import { endedAnswer, faultAnswer } from './refused-answer.ts';

const callLimits = { running: 4, waiting: 100, waitMs: 60_000, runMs: 10_000 };

/**
 * The maximum length of a message, in bytes. A longer message closes the connection. It is higher than the limit of a call, so that a call
 * that is too long gets an error message.
 */
const LONGEST_MESSAGE = 64_000_000;

/** Variables that contain the locale of the user. */
const LOCALE = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/** Skips validation, because the schemas only inform the assistant. Arguments are read like a command, with the same messages. */
const unchecked: jsonSchemaValidator = {
  getValidator<Given>() {
    return (given: unknown): JsonSchemaValidatorResult<Given> => ({ valid: true, data: given as Given, errorMessage: undefined }); // the reader checks it
  },
};

/** The folder whose files may be read, with links resolved. */
async function readRoot({ said }: ReadWords): Promise<Result<string | undefined, Ending>> {
  const path = said.get('root')?.at(-1);
  if (path === undefined) return ok(undefined);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false, // missing or not accessible
  );
  return isFolder ? ok(await realpath(path)) : end('refused.noFolder', { path });
}

/** The environment variables that calls may read: `--allow-env A B`, given once or several times. */
function readAllowed({ said, operands }: ReadWords): Result<ReadonlySet<string>, Ending> {
  const names = said.get('allow-env') ?? [];
  const [first] = operands;
  if (first && names.length === 0) return end('usage.noInput', { tool: 'mcp', input: first.text });
  return ok(new Set([...names, ...operands.map(({ text }) => text)].flatMap((each) => each.split(','))));
}

/** The part of the environment that a thread may read. */
const environment = ({ io: { env } }: Cli, allowed: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(
    [...allowed, ...LOCALE].flatMap((name) => (Object.hasOwn(env, name) && env[name] !== undefined ? [[name, env[name]]] : [])),
  );

function startThread(cli: Cli, allowed: ReadonlySet<string>, root: string | undefined): Worker {
  const { library, language } = cli;
  const workerData: ThreadData = { folder: library.folder.href, version: library.version, language, root };
  // Output of a package must not become part of the protocol's stream.
  return new Worker(new URL('bin/call-worker.js', library.folder), {
    workerData,
    env: environment(cli, allowed),
    stdout: true,
    stderr: true,
  });
}

/** Converts the result of a call to one of the protocol. */
const resultOf = ({ texts, structured, isRefused }: CallAnswer) => ({
  content: texts.map((text) => ({ type: 'text' as const, text })),
  structuredContent: structured,
  ...(isRefused && { isError: true }),
});

async function callTool(cli: Cli, { answer }: OfferedTool, given: unknown, signal: AbortSignal): Promise<CallAnswer> {
  try {
    const result = await answer(given, signal);
    return result.ok ? result.value : cutAnswer(cli, endedAnswer(cli, result.error));
  } catch (fault) {
    return cutAnswer(cli, faultAnswer(cli, fault));
  }
}

function serverOf(cli: Cli, tools: readonly OfferedTool[]): McpServer {
  const server = new McpServer({ name: 'it-tools', version: cli.library.version }, { capabilities: { tools: { listChanged: false } } });
  for (const tool of tools) {
    const { name, title = name, description, inputSchema } = tool;
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: fromJsonSchema(inputSchema as JsonSchemaType, unchecked), // contains only JSON Schema
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (given, { mcpReq: { signal } }) => resultOf(await callTool(cli, tool, given, signal)),
    );
  }
  return server;
}

/** A connection that reports its end, whichever side closed it. */
class Connection extends StdioServerTransport {
  #tell = (): void => undefined;
  readonly ended = new Promise<void>((resolve) => {
    this.#tell = resolve;
  });

  override async close(): Promise<void> {
    await super.close();
    this.#tell();
  }
}

/** Serves code assistants on standard input and output until the client closes the connection. */
export async function serve(cli: Cli, read: ReadWords): Promise<Result<Printed, Ending>> {
  const [root, allowed] = [await readRoot(read), readAllowed(read)];
  if (!root.ok) return root;
  if (!allowed.ok) return allowed;
  const threads = new CallThreads(() => startThread(cli, allowed.value, root.value), {
    ...callLimits,
    late: () => endedAnswer(cli, { code: 'refused.tookTooLong', values: { seconds: callLimits.runMs / 1000 } }),
    busy: () => endedAnswer(cli, { code: 'refused.tooManyCalls' }),
  });
  const serving: Serving = { cli, allowed: allowed.value, run: (call, signal) => threads.run(call, signal) };
  const names = read.said.get('tools')?.at(-1);
  const tools = names === undefined ? ok(generalTools(serving)) : await ownTools(serving, names);
  if (!tools.ok) return tools;

  const { stdin, stdout } = process;
  const transport = new Connection(stdin, stdout, { maxBufferSize: LONGEST_MESSAGE });
  serveStdio(() => serverOf(cli, tools.value), { transport });
  await transport.ended;
  return ok(printed(''));
}
