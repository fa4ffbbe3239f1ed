import { describe, expect, test } from 'vitest';
import { play } from './play.ts';

/** HMAC-SHA-256 of `abc` with an empty key, from OpenSSL: printf abc | openssl dgst -sha256 -mac hmac -macopt hexkey: */
const EMPTY = 'fd7adb152c05ef80dccf50a1fa4c05d5a3ec6da95575fc312ae7c5d091836351\n';
const warning = 'it-tools: --key is empty, so an empty secret was used.\n';

describe('an empty secret is reported', () => {
  test.each<[string, readonly string[], Parameters<typeof play>[1]]>([
    ['a variable', ['--key-env', 'K'], { env: { K: '' } }],
    ['a file', ['--key-file', 'key'], { files: { key: '' } }],
    ['a file of one line break', ['--key-file', 'key'], { files: { key: '\n' } }],
    ['standard input', ['--key', '-'], { stdin: '' }],
    ['none at all', [], {}],
    ['an empty file, with --quiet', ['--key-file', 'key', '--quiet'], { files: { key: '' } }],
  ])('%s', async (_what, words, around) => {
    const ended = await play(['hmac-generator', 'abc', ...words], around);
    expect(ended).toMatchObject({ exitCode: 0, stdout: EMPTY, stderr: warning });
  });

  test('with --json, and for each line', async () => {
    const json = await play(['hmac-generator', 'abc', '--json', '--key-env', 'K'], { env: { K: '' } });
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: true, notices: [{ code: 'emptySecret' }] });
    expect(await play(['basic-auth-generator', 'Aladdin', '--password-env', 'P'], { env: { P: '' } })).toMatchObject({
      exitCode: 0,
      stderr: 'it-tools: --password is empty, so an empty secret was used.\n',
    });
  });

  test('a nonempty secret has no warning', async () => {
    expect(await play(['hmac-generator', 'abc', '--key-env', 'K'], { env: { K: 'Jefe' } })).toMatchObject({ exitCode: 0, stderr: '' });
  });
});

test.each(['constructor', 'toString', '__proto__'])('%s is treated as a variable only if the environment has it', async (name) => {
  expect(await play(['hmac-generator', 'abc', '--key-env', name])).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: `it-tools: The environment variable ${name} is not set.\n`,
  });
});

const clipboard = '\x1b]52;c;cHduZWQ=\x07';

describe('control characters in an input do not reach the terminal', () => {
  test.each([
    ['roman-numeral-converter', `@${clipboard}`],
    ['roman-numeral-converter', clipboard],
    ['math-evaluator', `1+foo${clipboard}`],
    ['sql-prettify', `select '${clipboard}`],
    [`no-such-${clipboard}`],
    ['json-minify', '{}', `--no-${clipboard}`],
    ['open', `http://host/math-evaluator#expression=1%2Bfoo${encodeURIComponent(clipboard)}`],
  ])('%j', async (...words) => {
    const { stderr, exitCode } = await play(words);
    expect(exitCode).toBeGreaterThan(0);
    expect(stderr).not.toMatch(/(?![\t\n])\p{Cc}/u);
  });

  test('with --lines, in messages', async () => {
    const { stderr } = await play(['roman-numeral-converter', '--lines', '--pick', 'number'], { stdin: `X\n${clipboard}\n` });
    expect(stderr).toContain(String.raw`\x1b]52`);
    expect(stderr).not.toMatch(/(?![\t\n])\p{Cc}/u);
  });

  test('in results, only on a terminal', async () => {
    const words = ['base64-string-converter', '--base64', 'G10wO3B3bgcJwpsK'];
    expect((await play(words, { isTerminal: true })).stdout).toBe('\\x1b]0;pwn\\x07\t\\x9b\n');
    expect((await play(words)).stdout).toBe('\x1b]0;pwn\x07\t\x9b\n');
    const json = await play([...words, '--json'], { isTerminal: true });
    expect(JSON.parse(json.stdout)).toMatchObject({ answer: { decoded: '\x1b]0;pwn\x07\t\x9b\n' } });
    expect(json.stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});

test('rejects a line that is too long and processes the next one', async () => {
  const ended = await play(['case-converter', '@in', '--lines', '--json', '--pick', 'kebab'], {
    files: { in: `${'a'.repeat(1_000_001)}\nA B\n` },
  });
  const [long, short] = ended.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(long).toMatchObject({ error: { code: 'lineTooLong' } });
  expect(short).toMatchObject({ kebab: 'a-b' });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout.length).toBeLessThan(1000);
});

test('a message about a line follows the output of the previous lines', async () => {
  const { stdout, stderr, exitCode } = await play(['roman-numeral-converter', '--lines', '--pick', 'number'], {
    stdin: 'X\nIIII\nV\nVV\nI\n',
    isMerged: true,
  });
  expect([stdout.split('\n').slice(0, 6), stderr, exitCode]).toEqual([
    ['10', '', expect.stringMatching(/^stdin:2: /), '5', '', expect.stringMatching(/^stdin:4: /)],
    '',
    1,
  ]);
});
