import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fields, initialValues } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { optionsOf, spellingsOf } from '#cli/options-of.ts';
import { readCommand } from '#cli/read-command.ts';
import { Sources } from '#cli/sources.ts';
import { readWords } from '#cli/words.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { type Command, commandOf } from '#engine/command-of.ts';
import { commandText } from '#engine/command-text.ts';
import { adapterFields, adapterOperations, reads } from '#engine/adapter-operations.ts';
import type { Values } from '#engine/library.ts';
import { optionName, variableFor } from '#engine/option-name.ts';
import { isNotChosen, primaryInput } from '#engine/primary-input.ts';
import { anyValues } from '../conformance/any-values.ts';
import { runs } from '../support/runs.ts';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';

const catalogue = await sourceLibrary.catalogue();
const tools = catalogue.filter(({ declaration }) => Object.keys(adapterOperations(declaration)).length > 0);
const toolNamed = (id: string) => {
  const tool = catalogue.find((each) => each.id === id);
  if (!tool) throw new Error(`There is no tool ${id}.`);
  return tool;
};

/** The arguments that a real shell passes on from these commands. */
function wordsOfShell(commands: readonly Command[]): readonly (readonly string[])[] {
  const lines = commands.map(
    (command) =>
      `${commandText([command], 'posix')
        .replace(/^it-tools/, "printf '%s\\0'")
        .replace(/ < input.txt$/, '')}\nprintf '\\1\\0'`,
  );
  const printed = execFileSync('sh', { input: lines.join('\n'), encoding: 'utf8', maxBuffer: 1e8 });
  return printed
    .split('\u0001\0')
    .slice(0, -1)
    .map((words) => words.split('\0').slice(0, -1));
}

const textOf = (fields: Fields, name: string, values: Values): string | undefined => {
  const field = fields[name];
  return field && values[name] !== undefined ? kindOf(field).encode(values[name] as typeof field.initial) : undefined; // the value of that field
};

/** The sources of a command's values: a file and a variable for each field. */
function sourcesOf(values: Values, fields: Fields, input: string): Sources {
  const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(fields, name, values) ?? '']));
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${optionName(name)}.txt`, text]));
  return new Sources({
    env: Object.fromEntries(Object.entries(texts).map(([name, text]) => [variableFor(name), text])),
    stdin: { isTerminal: false, open: () => Promise.resolve(new Blob([input])) },
    openFile: (path: string) => Promise.resolve(new Blob([files[path] ?? ''])),
  } as never); // `Sources` uses only these members
}

/**
 * Whether a value is unchanged after it was written to a file and read as text. Lone surrogates, a byte order mark, and a line break at the
 * end are not.
 */
const isFileText = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.startsWith('\ufeff') && !/[\r\n]$/.test(value));

/** Random values for the fields of a page, except for files. */
const anyPage = (fields: Fields): fc.Arbitrary<Values> =>
  anyValues(fields).map((values) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value instanceof File ? null : isFileText(value) ? value : ''] as const),
    ),
  );

/** The values that the command line reads from these arguments, and the values that it should read. */
async function readBack(tool: CatalogueTool, values: Values, words: readonly string[]): Promise<readonly [unknown, unknown]> {
  const { declaration } = tool;
  const fields = adapterFields(declaration);
  const parsed = readWords(tool.id, words, spellingsOf(optionsOf(tool)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const read = async (input: unknown) => readCommand(tool, parsed.value, sourcesOf(values, fields, typeof input === 'string' ? input : ''));
  const first = await read('');
  const primary = first.ok ? primaryInput(declaration, first.value.operation, values) : undefined;
  const command = await read(values[primary ?? '']);
  if (!command.ok) throw new Error(JSON.stringify(command.error));
  const { operation } = command.value;
  const names = Object.keys(fields).filter((name) => reads(operation, name) && !isNotChosen(declaration, name, values));
  const textsOf = (all: Values) => names.map((name) => [name, textOf(fields, name, all)]);
  return [textsOf(command.value.values), textsOf(values)];
}

describe('a command written from the fields of a page', () => {
  test.each(tools)('is read as the same values: $id', async (tool) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPage(adapterFields(tool.declaration)), { minLength: 1, maxLength: 10 }), async (pages) => {
        const written = pages.flatMap((values) => {
          const command = commandOf(tool, values);
          return command ? [{ values, command }] : [];
        });
        const words = wordsOfShell(written.map(({ command }) => command));
        for (const [index, { values }] of written.entries()) {
          const [read, meant] = await readBack(tool, values, (words[index] ?? []).slice(1));
          expect(read).toEqual(meant);
        }
      }),
      { numRuns: runs(3) },
    );
  });
});

const written = (id: string, values: Values = {}, shell: 'posix' | 'powershell' = 'posix') => {
  const tool = toolNamed(id);
  const command = commandOf(tool, { ...initialValues(adapterFields(tool.declaration)), ...values });
  return command && commandText([command], shell);
};

describe('commandOf', () => {
  test.each([
    ['hash-text', { text: 'abc', functions: 'common' }, 'it-tools hash-text abc --functions common'],
    ['json-to-yaml-converter', { json: '{"a":1}' }, `it-tools json-to-yaml-converter '{"a":1}'`],
    ['json-to-yaml-converter', { json: '{\n}' }, 'it-tools json-to-yaml-converter < input.txt'],
    ['base64-string-converter', { base64: 'SGVsbG8=' }, 'it-tools base64-string-converter decode SGVsbG8='],
    ['case-converter', { text: "it's" }, `it-tools case-converter 'it'\\''s'`],
    ['case-converter', { text: '-x' }, 'it-tools case-converter -- -x'],
    ['case-converter', { text: '@x' }, `it-tools case-converter '@@x'`],
    ['hmac-generator', { message: 'x', key: 'secret' }, 'it-tools hmac-generator x --key-env KEY'],
    ['camera-recorder', {}, undefined],
  ])('for %s with %j is %s', (id, values, command) => expect(written(id, values)).toBe(command));

  test('is quoted for PowerShell', () => {
    expect(written('case-converter', { text: "it's" }, 'powershell')).toBe("it-tools case-converter 'it''s'");
    expect(written('case-converter', { text: 'a\nb' }, 'powershell')).toBe('Get-Content -Raw input.txt | it-tools case-converter');
  });
});

const commandFor = (id: string, values: Values) =>
  commandOf(toolNamed(id), { ...initialValues(adapterFields(toolNamed(id).declaration)), ...values });

test('a tool with lines has a command with lines and the chosen operation', () => {
  expect(commandFor('hash-text', { lines: true, text: 'a', functions: 'common' })).toEqual({
    words: ['hash-text', '--functions', 'common', '--lines'],
    inputFile: 'input.txt',
  });
  expect(commandFor('base64-string-converter', { lines: true, lineOperation: 'decode' })).toEqual({
    words: ['base64-string-converter', 'decode', '--lines'],
    inputFile: 'input.txt',
  });
  expect(commandFor('slugify-string', { lines: false, text: 'a' })?.words).not.toContain('--lines');
});
