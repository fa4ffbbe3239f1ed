import { describe, expect, test } from 'vitest';
import { kindOf } from '#core/kinds/kind-of.ts';
import { adapterFields, adapterOperations } from '#engine/adapter-operations.ts';
import { kebab, optionName, variableFor } from '#engine/option-name.ts';
import { primaryInput } from '#engine/primary-input.ts';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { play } from './play.ts';

const roman = ['roman-numeral-converter', '--lines'];
const table = [
  'Line\tNumber or Roman numeral\tNumber\tRoman numeral\tWith parentheses\tUnicode numeral\tBreakdown\tError',
  '1\tX\t10\tX\tX\tⅩ\t10 (X)\t',
  '3\tIIII\t\t\t\t\t\tIIII is not standard. 4 is written IV.',
  '4\t2\t2\tII\tII\tⅡ\t2 (II)\t',
  '',
].join('\n');
const wrong = 'it-tools: 1 of 3 lines have errors.\n';

describe('each line of an input', () => {
  test.each([
    ['standard input', [], { stdin: 'X\r\n\r\nIIII\n2' }],
    ['a file', ['@a.txt'], { files: { 'a.txt': '\ufeffX\n \nIIII\n2\n' } }],
    ['an option', ['--text', 'X\n\nIIII\n2'], {}],
    ['a word', ['X\n\nIIII\n2'], {}],
  ])('is a row of a table, whether valid or invalid: from %s', async (_where, words, around) => {
    expect(await play([...roman, ...words], around)).toEqual({ exitCode: 1, stdout: table, stderr: wrong, files: {} });
  });

  test('is an object with --json, with untranslated names', async () => {
    const { stdout, exitCode } = await play([...roman, '--json', '--lang=de'], { stdin: 'X\nIIII\n' });
    const objects = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(objects).toEqual([
      { text: 'X', number: '10', numeral: 'X', withParentheses: 'X', unicode: 'Ⅹ', breakdown: '10 (X)' },
      { text: 'IIII', error: { code: expect.any(String), message: expect.stringContaining('IV') } },
    ]);
    expect(exitCode).toBe(1);
  });

  test('is a single output with --pick, aligned with the others whether valid or invalid', async () => {
    const { stdout, stderr, exitCode } = await play([...roman, '--pick', 'number'], { stdin: 'X\nIIII\nV\n' });
    expect({ stdout, exitCode }).toEqual({ stdout: '10\n\n5\n', exitCode: 1 });
    expect(stderr).toBe('stdin:2: IIII is not standard. 4 is written IV.\nit-tools: 1 of 3 lines have errors.\n');
    expect(await play([...roman, '--pick', 'absent'], { stdin: 'X' })).toMatchObject({ exitCode: 2, stdout: '' });
  });

  test('is written to a file together with the others', async () => {
    const { stdout, files } = await play([...roman, '-o', 'a.tsv'], { stdin: 'X\n\nIIII\n2\n' });
    expect(stdout).toBe('');
    expect(new TextDecoder().decode(files['a.tsv'])).toBe(table);
  });

  test('does not show the secret in it', async () => {
    const text = await play(['password-strength-analyser', '--lines'], { stdin: 'hunter2\n' });
    const json = await play(['password-strength-analyser', '--lines', '--json', '--pick', 'level'], { stdin: 'hunter2\n' });
    expect(text.stdout).toMatch(/^Line\tVerdict\t/);
    expect(Object.keys(JSON.parse(json.stdout) as object)).toEqual(['level']);
    expect(await play(['password-strength-analyser', '--lines', 'hunter2'])).toMatchObject({ exitCode: 2 });
  });

  test('is printed before input that is not text ends the command', async () => {
    const { stdout, stderr, exitCode } = await play([...roman, '--pick', 'number'], {
      stdin: Uint8Array.of(0x58, 0x0a, 0x58, 0x0a, 0x58, 0xff),
    });
    expect({ stdout, stderr, exitCode }).toEqual({ stdout: '10\n10\n', stderr: 'it-tools: stdin is not UTF-8 text.\n', exitCode: 1 });
  });

  test('is rejected for an operation on a whole document', async () => {
    const result = await play(['json-minify', '--lines'], { stdin: '1' });
    expect(result).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'it-tools: minify reads its input as a whole, not line by line.\n',
      files: {},
    });
  });
});

const operations = (await sourceLibrary.catalogue()).flatMap(({ id, declaration }) =>
  Object.entries(adapterOperations(declaration)).flatMap(([name, operation]) => {
    const primary = primaryInput(declaration, operation, {}) ?? '';
    const field = adapterFields(declaration)[primary];
    const isSteady = operation.trigger === undefined || operation.trigger === 'change';
    return operation.perLine && field?.kind === 'text' && isSteady ? [{ id, name: kebab(name), primary, field }] : [];
  }),
);

test.each(operations)('a line of $id $name gives the same result in a list as alone', async ({ id, name, primary, field }) => {
  const lines = [...(field.sample ?? field.example ?? field.initial).split('\n'), '1', '٣x', '@-'].filter((line) => line.trim() !== '');
  const { stdout } = await play([id, name, '--lines', '--json'], { stdin: lines.join('\n') });
  const objects = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(objects).toHaveLength(lines.length);
  for (const [index, line] of lines.entries()) {
    const object = objects[index] ?? {};
    const { ['input' in object ? 'input' : primary]: _input, error, ...outputs } = object; // the input has the name of its field if an output is called `input`
    const isKey = kindOf(field).isKey?.(field) === true;
    const words = isKey
      ? ['--' + optionName(primary) + '-env', variableFor(primary)]
      : [`--${optionName(primary)}=${line.replace(/^@/, '@@')}`];
    const { stdout: whole } = await play([id, name, ...words, '--json'], { env: { [variableFor(primary)]: line } });
    const alone = JSON.parse(whole) as { readonly answer?: object; readonly error?: { readonly code: string; readonly message: string } };
    const { code, message } = alone.error ?? {};
    const refused = code === undefined || code === 'nothing' ? undefined : { code, message };
    expect(error === undefined ? outputs : error).toEqual(refused ?? alone.answer ?? {});
  }
});
