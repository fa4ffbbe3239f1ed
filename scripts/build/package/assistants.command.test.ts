import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf } from '#cli/example.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { adapterOperations } from '#engine/adapter-operations.ts';
import { variableFor } from '#engine/option-name.ts';
import { play } from '#test/cli/play.ts';
import { buildPackageInto } from '#test/support/built-package.ts';
import { createTranslator } from '#i18n/translator.ts';
import { cutAnswer } from '#mcp/cut-answer.ts';
import { cliMessages } from '../../catalog/messages.ts';
import { makeCatalogue } from '../../catalog/source-library.ts';

const folder = mkdtempSync(join(tmpdir(), 'assistants-'));
const bin = join(folder, 'dist/bin/it-tools.js');
const root = join(folder, 'root');

/** The first operation of a tool with its samples, as its help page lists them. */
function sampleOf(tool: CatalogueTool) {
  const example = exampleOf(tool);
  const [operation] = Object.values(adapterOperations(tool.declaration));
  if (!example || !operation) return [];
  const inputs = operation.takes.flatMap((name) => {
    const field = tool.declaration.inputs[name];
    if (field?.kind !== 'text' || field.sample === undefined) return [];
    const isKey = variableFor(name) in example.env;
    return [[name, isKey ? { env: secretOf(tool.id, name) } : field.sample.replace(/^@/, '@@')] as const];
  });
  const secrets = Object.entries(example.env).map(([name, value]) => [`${tool.id}_${name}`, value] as const);
  return [{ id: tool.id, example, operation, inputs: Object.fromEntries(inputs), secrets }];
}

const secretOf = (toolId: string, field: string): string => `${toolId}_${variableFor(field)}`;

const samples = (await makeCatalogue()).flatMap(sampleOf);
const secrets = Object.fromEntries(samples.flatMap((sample) => sample.secrets));
const words = ['mcp', '--root', root, '--allow-env', ...Object.keys(secrets)];
const environment = { PATH: process.env['PATH'] ?? '', LANG: 'C', ...secrets };

const t = createTranslator('en', cliMessages('en'));

const client = new Client({ name: 'test', version: '1' });

const call = async (name: string, given: Readonly<Record<string, unknown>>) => client.callTool({ name, arguments: given });

const textOf = ({ content }: Awaited<ReturnType<typeof call>>): string => (content[0]?.type === 'text' ? content[0].text : '');

beforeAll(async () => {
  mkdirSync(root);
  writeFileSync(join(root, 'a.json'), '[ 1 ]');
  writeFileSync(join(folder, 'secret.json'), '[ 2 ]');
  symlinkSync(join(folder, 'secret.json'), join(root, 'out.json'));
  buildPackageInto(join(folder, 'dist'));
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, ...words], env: environment }));
}, 120_000);

afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

test('run_tool returns an error with its position', async () => {
  const message = 'Line 1, column 9: expected a property name.';
  const error = { code: 'jsonNameExpected', field: 'json', at: 8, values: { line: 1, column: 9 }, message };
  expect(await call('run_tool', { tool: 'json-to-yaml-converter', input: '{"a": 1,, }' })).toEqual({
    content: [{ type: 'text', text: message }],
    structuredContent: { ok: false, error },
    isError: true,
  });
});

test('every tool gives the same result for its sample as the command', async () => {
  const compare = async ({ id, example: { words: commandWords, env }, operation, inputs }: (typeof samples)[number]): Promise<void> => {
    const [result, { stdout }, again, json] = await Promise.all([
      call('run_tool', { tool: id, inputs }),
      play(commandWords, { env }),
      play(commandWords, { env }),
      play([...commandWords, '--json'], { env }),
    ]);
    expect({ id, isError: result.isError }).toEqual({ id, isError: undefined });
    const isGenerated = operation.trigger === 'generate' || operation.trigger === 'tick' || stdout !== again.stdout;
    if (isGenerated) return; // the result is different each time
    const command = cutAnswer({ t }, { texts: [stdout], structured: JSON.parse(json.stdout), isRefused: false });
    expect({ id, text: textOf(result), value: result.structuredContent }).toEqual({
      id,
      text: command.texts[0],
      value: command.structured,
    });
  };
  await Promise.all(samples.map(compare));
});

test('reads only files below the root, and only secrets from allowed variables', async () => {
  const minified = async (input: string) => textOf(await call('run_tool', { tool: 'json-minify', input }));
  expect(await minified('@a.json')).toBe('[1]\n');
  const outside = await Promise.all(['../secret.json', 'out.json', '/etc/passwd'].map((path) => minified(`@${path}`)));
  for (const sentence of outside) expect(sentence).toContain('--root');
  const secret = await call('run_tool', { tool: 'hmac-generator', input: 'a', inputs: { key: { env: 'PATH' } } });
  expect(secret).toMatchObject({ isError: true, structuredContent: { error: { code: 'notAllowed' } } });
});

test('offers only read-only tools that access nothing beyond this device', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['find_tool', 'describe_tool', 'run_tool']);
  for (const { annotations } of tools) expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
  expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } });
});

test('rejects large input with an explanation, and stops an endless call', async () => {
  const [much, endless, after] = await Promise.all([
    call('run_tool', { tool: 'json-minify', input: 'a'.repeat(10_000_000) }),
    call('run_tool', { tool: 'regex-tester', input: `${'a'.repeat(60)}!`, inputs: { pattern: '(a|a)*$' } }),
    call('run_tool', { tool: 'json-minify', input: '[ 1 ]' }),
  ]);
  expect(much).toMatchObject({ isError: true, structuredContent: { error: { code: 'tooMuch' } } });
  expect(endless).toMatchObject({ isError: true, structuredContent: { error: { code: 'tookTooLong' } } });
  expect(textOf(after)).toBe('[1]\n');
});

test('the server survives invalid messages and ends when its input ends', async () => {
  const server = spawn(process.execPath, [bin, 'mcp'], { env: environment, stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(server, 'exit');
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const run = `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"run_tool","arguments":{"tool":"json-minify","inputs":{"json":${deep}}}}}`;
  const find = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'find_tool', arguments: { query: 'json yaml', limit: 1 } } };
  for (const line of [
    '{',
    'null',
    '[]',
    '\u0000',
    deep,
    '{"jsonrpc":"2.0","id":{}}',
    JSON.stringify(initialize),
    run,
    JSON.stringify(find),
  ]) {
    server.stdin.write(`${line}\n`);
  }
  await expect.poll(() => output, { timeout: 30_000 }).toContain('json-to-yaml-converter');
  expect(output).toContain('"isError":true');
  server.stdin.end();
  expect(await ended).toEqual([0, null]);
});

const run = (...given: readonly string[]) =>
  spawnSync(process.execPath, [bin, 'mcp', ...given], { env: environment, encoding: 'utf8', input: '' });

test('an invalid command ends with an explanation', () => {
  const absent = join(folder, 'absent');
  expect(run('--root', absent)).toMatchObject({ status: 1, stderr: `it-tools: The folder ${absent} does not exist.\n` });
  expect(run('--tools', 'no-such')).toMatchObject({ status: 2, stderr: expect.stringContaining('Unknown tool “no-such”.') });
  expect(run('--help').stdout).toContain('it-tools mcp');
});

test('exits quietly if its input is empty', () => {
  const { status, stderr } = spawnSync(process.execPath, [bin, 'mcp'], {
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('other commands do not load the protocol', () => {
  const chunks = join(folder, 'dist/chunks');
  const protocol = readdirSync(chunks).filter((name) => readFileSync(join(chunks, name), 'utf8').includes('notifications/initialized'));
  expect(protocol).toHaveLength(1);
  for (const name of protocol) rmSync(join(chunks, name));
  const { status, stdout } = spawnSync(process.execPath, [bin, 'list', 'json'], { env: environment, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('json-minify');
});
