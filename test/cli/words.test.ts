import { describe, expect, test } from 'vitest';
import { play } from './play.ts';

const failed = (stderr: string, exitCode = 2) => ({ exitCode, stdout: '', stderr: `it-tools: ${stderr}\n`, files: {} });
const label = async (env: Readonly<Record<string, string>>) =>
  (await play(['roman-numeral-converter', 'X'], { env })).stdout.split('\t')[0];
const printed = (stdout: string) => ({ exitCode: 0, stdout, stderr: '', files: {} });

describe('global options', () => {
  test('can be before or after the tool name', async () => {
    const [before, behind] = await Promise.all([
      play(['--json', '--lang=de', 'roman-numeral-converter', 'X']),
      play(['roman-numeral-converter', 'X', '--json', '--lang', 'de']),
    ]);
    expect(before).toEqual(behind);
    expect(JSON.parse(before.stdout)).toMatchObject({ ok: true, answer: { number: '10', numeral: 'X' }, notices: [] });
  });

  test('include the language, from the first variable with one, or else English', async () => {
    expect(await label({ LANG: 'de_DE.UTF-8' })).toBe('Zahl');
    expect(await label({ LC_ALL: 'de', LANG: 'fr' })).toBe('Zahl');
    expect(await label({ IT_TOOLS_LANG: 'en', LANG: 'de' })).toBe('Number');
    expect(await label({ LC_ALL: '', LANG: 'ja_JP.UTF-8' })).toBe('Number');
    expect(await play(['list', '--lang', 'xx'])).toEqual(failed('--lang must be one of en, de, es, fr, pt, ru, uk, zh, vi.'));
  });

  test('also apply to an error, with --json', async () => {
    const { stdout, exitCode } = await play(['token-generator', '--length=0', '--json']);
    expect({ exitCode, said: JSON.parse(stdout) }).toMatchObject({ exitCode: 2, said: { ok: false, error: { code: 'notWhole' } } });
  });
});

describe('an input', () => {
  test.each([
    ['a word', ['json-minify', '[ 1 ]'], {}, '[1]\n'],
    ['a file', ['json-minify', '@a.json'], { files: { 'a.json': '\ufeff[ 1 ]' } }, '[1]\n'],
    ['standard input', ['json-minify', '-'], { stdin: '[ 1 ]' }, '[1]\n'],
    ['an option, whose name is that of all commands with -text', ['json-minify', '--json-text', '[ 1 ]'], {}, '[1]\n'],
    ['a text that begins with an at sign', ['base64-string-converter', '@@a'], {}, 'QGE=\n'],
    ['a text that begins with a dash', ['base64-string-converter', '--', '-a'], {}, 'LWE=\n'],
    ['a text that is called as an operation', ['base64-string-converter', '--', 'decode'], {}, 'ZGVjb2Rl\n'],
  ])('can be %s', async (_what, words, around, stdout) => {
    expect(await play(words, around)).toEqual(printed(stdout));
  });

  test('keeps its final line break, unless it is a single line', async () => {
    expect(await play(['base64-string-converter'], { stdin: 'a\n' })).toEqual(printed('YQo=\n'));
    expect(await play(['roman-numeral-converter', '--pick', 'number'], { stdin: 'X\n' })).toEqual(printed('10\n'));
  });

  test('can be omitted if it is optional', async () => {
    const { exitCode, stdout, stderr } = await play(['svg-placeholder-generator', '--width', '300']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain('300');
  });

  test.each([
    ['is missing', ['json-minify'], "json-minify needs an input. Pass it after the tool's name, as @PATH, or on standard input."],
    ['is there twice', ['json-minify', '1', '2'], 'Only one input is allowed. Put it in quotes if it contains spaces.'],
    ['is nothing that the tool reads', ['token-generator', 'x'], 'Unexpected input for token-generator: “x”.'],
    ['may be meant for two operations', ['percentage-calculator', '--base', '1'], expect.stringContaining('increase, decrease')],
    ['is of another operation', ['url-encoder', 'encode', '--encoded', 'x'], 'encode does not use --encoded.'],
  ])('that %s is rejected', async (_what, words, sentence) => {
    const { stderr, exitCode } = await play(words);
    expect(exitCode).toBe(2);
    expect(stderr.replace(/^it-tools: /, '').trim()).toEqual(sentence);
  });
});

describe('a key', () => {
  const digest = '780c3db4ce3de5b9e55816fba98f590631d96c075271b26976238d5f4444219b\n'; // openssl dgst -sha256 -hmac key

  test.each([
    ['a variable', ['--key-env', 'K'], { env: { K: 'key' } }],
    ['a file', ['--key-file', 'k'], { files: { k: 'key\n' } }],
    ['standard input', ['--key', '-'], { stdin: 'key\r\n' }],
  ])('can be in %s', async (_where, words, around) => {
    expect(await play(['hmac-generator', 'a', ...words], around)).toEqual(printed(digest));
  });

  test('cannot be an operand or in a missing variable', async () => {
    const { stderr, exitCode } = await play(['password-strength-analyser', 'secret']);
    expect({ stderr, exitCode }).toEqual({ exitCode: 2, stderr: expect.stringMatching(/--password-env NAME/) });
    expect(await play(['hmac-generator', 'a', '--key-env', 'K'])).toEqual(failed('The environment variable K is not set.'));
  });

  test('is requested on a terminal without being displayed', async () => {
    const expected = { exitCode: 0, stdout: digest, stderr: '--key: ' };
    expect(await play(['hmac-generator', 'a', '--key', '-'], { typed: 'key' })).toMatchObject(expected);
    const { exitCode, stderr } = await play(['password-strength-analyser'], { typed: 'hunter2' });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '--password: ' });
    expect(await play(['password-strength-analyser'])).toMatchObject({ exitCode: 1, stdout: '' });
  });

  test('that is personal but not secret can be an operand', async () => {
    expect((await play(['iban-validator-and-parser', 'DE89 3704 0044 0532 0130 00'])).exitCode).toBe(0);
  });
});

test('list items can be given one by one or as JSON', async () => {
  const [separate, json] = await Promise.all([
    play(['benchmark-builder', '--suites', 'a=1 2', '--suites', 'b=3', '--json']),
    play(['benchmark-builder', '--suites', '[{"name":"a","values":"1 2"},{"name":"b","values":"3"}]', '--json']),
  ]);
  expect(separate.exitCode).toBe(0);
  expect(separate).toEqual(json);
});

test('a link gives the same result as its page', async () => {
  const link = 'https://example.org/tools/de/roman-numeral-converter#text=MCMXCIV';
  expect(await play(['open', link])).toEqual(await play(['roman-numeral-converter', 'MCMXCIV']));
  expect(await play(['open', 'https://example.org/absent'])).toEqual(failed('“https://example.org/absent” is not a link to a tool.'));
});

const chain = (...steps: readonly string[]): string =>
  `https://example.org/de/steps#${new URLSearchParams(steps.map((step) => ['step', step]))}`;

describe('a link to a chain of steps', () => {
  test('passes on the result of each step, and prints the last one', async () => {
    const link = chain('json-minify/minify', 'base64-string-converter/encode', 'hash-text/digest?.on=false');
    const ended = { exitCode: 0, stdout: 'eyJhIjoxfQ==\n', stderr: '' };
    expect(await play(['open', `${link}&input=%7B%20%22a%22%3A%201%20%7D`])).toMatchObject(ended);
    expect(await play(['open', link], { stdin: '{ "a": 1 }' })).toMatchObject(ended);
  });

  test('gives the same result as its commands in a pipe', async () => {
    const decoded = await play(['base64-string-converter', 'decode', 'SGVsbG8=', '--pick', 'decoded']);
    const piped = await play(['case-converter', '--pick', 'upper'], { stdin: decoded.stdout });
    const link = chain('base64-string-converter/decode', 'case-converter/convert');
    expect(await play(['open', `${link}&input=SGVsbG8%3D`, '--pick', 'upper'])).toEqual(piped);
  });

  test.each([
    ['a step that refuses', chain('json-minify/minify', 'hash-text/digest'), '[1,', 1],
    ['a tool that there is not', chain('no-such-tool/run'), '', 2],
    ['lines', `${chain('json-minify/minify')}&lines=true`, '', 2],
    ['no steps', 'https://example.org/steps#', '', 2],
  ])('fails for %s', async (_what, link, stdin, exitCode) => {
    const ended = await play(['open', link], { stdin });
    expect(ended).toMatchObject({ exitCode, stdout: '' });
    expect(ended.stderr).toMatch(/^it-tools: .+\.\n$/);
  });
});

test.each([
  [
    ['jso'],
    ['json-diff', 'json-minify', 'json-prettify', 'json-to-csv', 'json-to-ini', 'json-to-toml', 'json-to-xml', 'json-to-yaml-converter'],
  ],
  [['hel'], ['help']],
  [['hash-text', '--fu'], ['--functions']],
  [
    ['hash-text', '--functions', ''],
    ['all', 'common'],
  ],
  [['url-encoder', 'de'], ['decode']],
])('%j is completed with %j', async (words, completed) => {
  expect((await play(['__complete', '--', ...words])).stdout.trim().split('\n')).toEqual(completed);
});

test('rows can be selected by names from data', async () => {
  expect(await play(['hash-text', 'abc', '--pick', 'CRC-32'])).toEqual(printed('352441c2\n'));
  expect(await play(['hash-text', 'abc', '--pick', 'CRC-33'])).toMatchObject({ exitCode: 2, stdout: '' });
});

test('a result that pages show in part is printed completely, without a notice', async () => {
  const { stdout, stderr } = await play(['case-converter', '--pick', 'upper'], { stdin: 'a\n'.repeat(300) });
  expect({ stdout, stderr }).toEqual({ stdout: 'A\n'.repeat(300), stderr: '' });
});

test('bytes are not printed on a terminal', async () => {
  const words = ['base64-file-converter', 'decode', 'AAECAw=='];
  expect(await play(words, { isTerminal: true })).toEqual(failed('The result is binary. Write it to a file with -o FILE.'));
  expect((await play(words)).stdout).toBe('\0\u0001\u0002\u0003');
});

test('an internal error exits with 3, and shows its stack only for debugging', async () => {
  const changed = { work: () => Promise.reject(new Error('the disk has a hole')) };
  const words = ['roman-numeral-converter', 'X'];
  const sentence = 'it-tools: This is a bug: the disk has a hole. Set IT_TOOLS_DEBUG=1 to see details.\n';
  expect(await play(words, { changed })).toEqual({ exitCode: 3, stdout: '', stderr: sentence, files: {} });
  expect((await play(words, { changed, env: { IT_TOOLS_DEBUG: '1' } })).stderr).toContain('words.test.ts');
});
