import { describe, expect, test } from 'vitest';
import type { Cli } from '#cli/cli.ts';
import { nodeIo } from '#cli/node-io.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Language } from '#core/languages.ts';
import { answerCall } from '#mcp/answer-call.ts';
import { filesBelow } from '#mcp/files-below.ts';
import { generalTools, ownTools, type Serving } from '#mcp/offered-tools.ts';
import { endedAnswer } from '#mcp/refused-answer.ts';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { cliMessages } from '../../scripts/catalog/messages.ts';

function servingIn(language: Language): Serving {
  const library = {
    ...sourceLibrary,
    cliMessages: (code: Language) => Promise.resolve(cliMessages(code)),
    version: '1.2.3',
    folder: new URL('file:///absent/'),
  };
  const io = { ...nodeIo, env: { KEY: 'key', OTHER: 'other' }, openFile: filesBelow(undefined, nodeIo.openFile) };
  const cli: Cli = { library, language, io, t: createTranslator(language, cliMessages(language)) };
  return { cli, allowed: new Set(['KEY']), run: (call) => answerCall(cli, call) };
}

/** The result of one of the three general tools, called with parameters from JSON. */
async function callTool(name: string, json: string, language: Language = 'en') {
  const serving = servingIn(language);
  const tool = generalTools(serving).find((each) => each.name === name);
  const result = await tool!.answer(JSON.parse(json), new AbortController().signal);
  return result.ok ? result.value : endedAnswer(serving.cli, result.error);
}

const run = (given: object, language?: Language) => callTool('run_tool', JSON.stringify(given), language);
const textOf = async (given: object) => (await run(given)).texts[0];

test('an error is reported with its position, in the requested language', async () => {
  const [texts, values] = [['Line 1, column 9: expected a property name.'], { line: 1, column: 9 }];
  const given = { tool: 'json-to-yaml-converter', input: '{"a": 1,, }' };
  expect(await run(given)).toEqual({
    texts,
    structured: { ok: false, error: { code: 'jsonNameExpected', field: 'json', at: 8, values, message: texts[0] } },
    isRefused: true,
  });
  expect((await run(given, 'de')).texts).toEqual(['Zeile 1, Spalte 9: Hier wird ein Eigenschaftsname erwartet.']);
});

describe('a call', () => {
  test.each([
    ['has numbers for choices', { tool: 'json-to-yaml-converter', input: '{"a":[1]}', options: { indent: 4 } }, 'a:\n    - 1\n'],
    ['names its operation', { tool: 'base64-string-converter', operation: 'decode', input: 'SGVsbG8=' }, 'Hello\n'],
    ['may leave the choice of the operation to its inputs', { tool: 'base64-string-converter', inputs: { base64: 'SGVsbG8=' } }, 'Hello\n'],
    ['picks an output', { tool: 'case-converter', input: 'lorem ipsum', pick: 'kebab' }, 'lorem-ipsum\n'],
    ['says a flag as yes or no', { tool: 'json-minify', input: '-1', options: {} }, '-1\n'],
    ['has a text that is a dash', { tool: 'base64-string-converter', input: '-' }, 'LQ==\n'],
    ['has a text that begins with an at sign', { tool: 'base64-string-converter', input: '@@a' }, 'QGE=\n'],
    [
      'names a variable for a secret',
      { tool: 'hmac-generator', input: 'a', inputs: { key: { env: 'KEY' } } },
      '780c3db4ce3de5b9e55816fba98f590631d96c075271b26976238d5f4444219b\n', // openssl dgst -sha256 -hmac key
    ],
  ])('%s', async (_what, given, text) => {
    expect(await textOf(given)).toBe(text);
  });

  test('processes lines separately', async () => {
    const { texts, structured } = await run({ tool: 'roman-numeral-converter', input: 'X\nIIII', lines: true });
    expect(texts[0]).toMatch(/^Line\t.*\n1\tX\t10\t.*\n2\tIIII\t/);
    expect(structured).toMatchObject({ ok: false, lines: [{ number: '10' }, { error: { message: expect.any(String) } }] });
  });
});

describe('rejects', () => {
  test.each([
    ['an unknown tool', '{"tool":"no-such"}', 'unknownTool'],
    ['no tool', '{}', 'wrongType'],
    ['a tool that is a list', '{"tool":[]}', 'wrongType'],
    ['a tool that only works on a page', '{"tool":"camera-recorder"}', 'browserOnly'],
    ['no input', '{"tool":"json-minify"}', 'needsInput'],
    ['an unknown operation', '{"tool":"hash-text","operation":"toString"}', 'notOneOf'],
    ['an unknown argument', '{"tool":"hash-text","constructor":1}', 'notOneOf'],
    ['the name of a prototype', '{"tool":"__proto__"}', 'unknownTool'],
    ['a prototype as an argument', '{"tool":"hash-text","__proto__":{}}', 'notOneOf'],
    ['a prototype as a field', '{"tool":"hash-text","inputs":{"__proto__":{}}}', 'unknownOption'],
    ['a misspelled field', '{"tool":"hash-text","inputs":{"txt":"a"}}', 'unknownOptionLike'],
    ['a list for a text', '{"tool":"hash-text","inputs":{"text":["a"]}}', 'wrongType'],
    ['a text for a flag', '{"tool":"token-generator","options":{"uppercase":"maybe"}}', 'wrongType'],
    ['a number out of bounds', '{"tool":"token-generator","options":{"length":0}}', 'notWhole'],
    ['an invalid choice', '{"tool":"json-to-yaml-converter","input":"{}","options":{"indent":3}}', 'notOneOf'],
    ['a secret that is given as a text', '{"tool":"hmac-generator","input":"a","inputs":{"key":"Jefe"}}', 'secret'],
    ['a secret in a file', '{"tool":"hmac-generator","input":"a","inputs":{"key":"@key"}}', 'secret'],
    ['a secret as the input', '{"tool":"password-strength-analyser","input":"Jefe"}', 'secret'],
    ['a variable that is not allowed', '{"tool":"hmac-generator","input":"a","inputs":{"key":{"env":"OTHER"}}}', 'notAllowed'],
    ['a file', '{"tool":"json-minify","input":"@/etc/passwd"}', 'outsideRoot'],
    ['a file by its name alone', '{"tool":"hash-text","inputs":{"file":"/etc/passwd"}}', 'outsideRoot'],
    ['an input that is too long', `{"tool":"json-minify","input":"${'a'.repeat(10_000_000)}"}`, 'tooMuch'],
    ['a value that is nested too deeply', `{"tool":"json-minify","inputs":{"json":${'['.repeat(2000)}${']'.repeat(2000)}}}`, 'tooDeep'],
  ])('%s', async (_what, json, code) => {
    const { structured, texts, isRefused } = await callTool('run_tool', json);
    expect(isRefused).toBe(true);
    expect(structured).toMatchObject({ ok: false, error: { code, message: texts[0] } });
  });
});

test('find_tool finds the same tools as the command, by category, up to a limit', async () => {
  const { texts, structured } = await callTool('find_tool', '{"query":"json yaml","limit":1}');
  expect(texts).toEqual([expect.stringMatching(/^json-to-yaml-converter\t.+\n$/)]);
  expect(structured).toMatchObject({ ok: true, found: 2, tools: [{ tool: 'json-to-yaml-converter', category: 'converter' }] });
  expect((await callTool('find_tool', '{"query":"no such tool"}')).structured).toMatchObject({ error: { code: 'noTool' } });
  expect((await callTool('find_tool', '{"category":"x"}')).structured).toMatchObject({ error: { code: 'notOneOf' } });
  expect((await callTool('find_tool', '{"limit":0}')).structured).toMatchObject({ error: { code: 'notWhole' } });
});

test('describe_tool returns the declaration of a tool', async () => {
  const { structured } = await callTool('describe_tool', '{"tool":"base64-string-converter","operation":"encode"}');
  expect(structured).toMatchObject({
    tool: 'base64-string-converter',
    operations: [{ operation: 'encode', input: 'text', undoneBy: 'decode', inputs: { properties: { text: { type: 'string' } } } }],
  });
  const hmac = await callTool('describe_tool', '{"tool":"hmac-generator","operation":"measureKey"}');
  expect(hmac.structured).toMatchObject({ operations: [{ inputs: { properties: { key: { required: ['env'] } } } }] });
});

test('individual tools can be offered with their fields', async () => {
  const serving = servingIn('en');
  const [few, all] = await Promise.all([ownTools(serving, 'hash-text,roman'), ownTools(serving, 'all')]);
  expect(few.ok && few.value.map(({ name }) => name)).toEqual(['hash-text', 'roman-numeral-converter']);
  expect(few.ok && few.value[0]?.inputSchema).toMatchObject({ properties: { options: { properties: { functions: { default: 'all' } } } } });
  expect(all.ok && all.value.length).toBeGreaterThan(70);
  expect(await ownTools(serving, 'no-such')).toMatchObject({ ok: false, error: { code: 'usage.unknownTool' } });
});
