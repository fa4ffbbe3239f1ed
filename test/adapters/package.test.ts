import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operationsOf } from '#core/declaration.ts';
import { adapterFields, adapterOperations, reads } from '#engine/adapter-operations.ts';
import { printedNames } from '#engine/shown-outputs.ts';
import type { Refusal } from '#package/contract.ts';
import { ItToolsError } from '#package/it-tools-error.ts';
import { messenger } from '#package/named.ts';
import type { AnyOperation } from '#package/operation.ts';
import { anyValues } from '../conformance/any-values.ts';
import { runs } from '../support/runs.ts';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { imported, sentences } from './package-adapter.ts';

const catalogue = await sourceLibrary.catalogue();

const from = (id: string, name: string): Promise<AnyOperation> => {
  const tool = catalogue.find((each) => each.id === id);
  if (!tool) throw new Error(`There is no tool ${id}.`);
  return imported(tool, name);
};

const convert = await from('json-to-yaml-converter', 'convert');
const digest = await from('hash-text', 'digest');
const generate = await from('token-generator', 'generate');
const name = await from('uuid-generator', 'name');
const decode = await from('base64-file-converter', 'decode');
const rank = await from('benchmark-builder', 'rank');

async function refusalOf(outcome: ReturnType<AnyOperation>): Promise<Refusal> {
  const result = await outcome;
  if (result.ok) throw new Error('The call succeeded.');
  return result.error;
}

describe('an operation', () => {
  test('returns the value of its only output, and notices', async () => {
    expect(await convert('{"a":1}')).toEqual({ ok: true, value: 'a: 1', notices: [] });
    const toml = await from('json-to-toml', 'convert');
    expect(await toml('{"a":null,"b":1}')).toMatchObject({
      value: 'b = 1',
      notices: [{ code: 'nullsLeftOut', message: 'TOML has no null: 1 null value was skipped.' }],
    });
  });

  test('returns several outputs by name, and a file as a file', async () => {
    const { decodedFile } = (await decode.orThrow('aGVsbG8=')) as { readonly decodedFile: File };
    expect(await decodedFile.text()).toBe('hello');
    expect([decodedFile.name, decodedFile.type]).toEqual(['file.txt', 'text/plain']);
  });

  test('accepts some or all fields by name, as texts or typed values', async () => {
    const yaml = 'a:\n    b: 1';
    expect(await convert.orThrow('{"a":{"b":1}}', { indent: '4' })).toBe(yaml);
    expect(await convert.orThrow({ json: '{"a":{"b":1}}', indent: 4 })).toBe(yaml);
    expect(await generate.orThrow({ length: 3, uppercase: false, lowercase: 'false' })).toMatch(/^\d{3}$/);
    expect(await generate.orThrow()).toMatch(/^\w{64}$/);
  });

  test('accepts a file as a blob or as bytes, instead of a text', async () => {
    const ofText = await digest.orThrow('abc');
    expect(await digest.orThrow({ file: new Blob(['abc']) })).toEqual(ofText);
    expect(await digest.orThrow({ file: Uint8Array.of(97, 98, 99) })).toEqual(ofText);
  });

  test('accepts a list as items, or as the texts of a command', async () => {
    const items = [{ name: 'one', values: '1 2' }];
    expect(await rank.orThrow(items)).toEqual(await rank.orThrow(['one=1 2']));
  });

  test('sets the choices required by its conditions', async () => {
    expect(await name.orThrow('www.example.com', { namespace: 'dns', version: 'v5' })).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
    expect(await refusalOf(name('www.example.com', { version: 'v4' }))).toMatchObject({ code: 'notOneOf', field: 'version' });
  });

  test('reports the error and its position', async () => {
    const csv = await from('json-to-csv', 'convert');
    expect(await refusalOf(convert('{"a": 1,, }'))).toEqual({
      tool: 'json-to-yaml-converter',
      code: 'jsonNameExpected',
      field: 'json',
      at: 8,
      values: { line: 1, column: 9 },
      message: 'Line 1, column 9: expected a property name.',
    });
    expect(await refusalOf(csv(''))).toMatchObject({ code: 'nothing', field: 'json', message: 'The input is empty.' });
  });

  test.each([
    [['{}', { indent: 3 }], 'notOneOf', 'indent must be one of 2, 4.'],
    [['{}', { sortKeys: 'perhaps' }], 'notOneOf', 'sortKeys must be one of true, false.'],
    [['{}', { indnt: '2' }], 'unknownOption', 'json-to-yaml-converter has no option indnt.'],
    [['{}', { toString: '2' }], 'unknownOption', 'json-to-yaml-converter has no option toString.'],
    [[null], 'notOneOf', 'json must be one of string.'],
  ])('rejects the invalid call %j', async (call, code, message) => {
    expect(await refusalOf(convert(...call))).toMatchObject({ code, isUsage: true, message });
  });

  test('rejects values for other operations, and input for an operation without any', async () => {
    expect(await refusalOf(generate('x'))).toMatchObject({ code: 'noInput', isUsage: true });
    const read = await from('bcrypt', 'readHash');
    expect(await refusalOf(read('$2b$', { cost: 4 }))).toMatchObject({ code: 'notOfOperation', field: 'cost' });
    expect(await refusalOf(generate({ length: 0 }))).toMatchObject({ code: 'notWhole', values: { min: 1, max: 512 } });
    expect(await refusalOf(digest({ file: 'a text' }))).toMatchObject({ message: 'file must be one of File, Blob, Uint8Array.' });
  });

  test('can throw an error with the same details', async () => {
    const error: unknown = await convert.orThrow('{"a": 1,, }').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ItToolsError);
    expect(error).toMatchObject({ name: 'ItToolsError', code: 'jsonNameExpected', field: 'json', at: 8 });
    expect((error as Error).message).toBe('Line 1, column 9: expected a property name.');
  });

  test('returns results and errors in the requested language', async () => {
    const error = await refusalOf(convert('{"a": 1,, }', {}, { language: 'de' }));
    expect(error.message).toBe('Zeile 1, Spalte 9: Hier wird ein Eigenschaftsname erwartet.');
    await expect(convert('{}', {}, { language: 'tlh' })).rejects.toThrow(RangeError);
  });

  test('does not run after its signal was aborted', async () => {
    await expect(convert('{}', {}, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });
});

const message = messenger(
  { 'json-to-yaml-converter': () => Promise.resolve({ convert }), 'hash-text': () => Promise.resolve({ digest }) },
  sentences,
);

describe('the message of an error', () => {
  test.each([
    ['of a tool', () => convert('[1,,]')],
    ['of nothing', () => convert('')],
    ['of a value', () => convert('{}', { indent: '3' })],
    ['of a name', () => convert('{}', { indnt: '3' })],
    ['of a file', () => digest({ file: 'no file' })],
  ])('%s is that of the call, in any language', async (_what, call) => {
    const refusal = await refusalOf(call());
    expect(await message(refusal)).toBe(refusal.message);
    const german = await message(refusal, { language: 'de' });
    expect(german).not.toBe(refusal.message);
    expect(german).not.toMatch(/\{\{|usage|errors/);
  });

  test('has a line with the field for each additional error', async () => {
    const write = await from('og-meta-generator', 'write');
    const refusal = await refusalOf(write({ title: 'x', pageUrl: 'no address', imageUrl: 'none', imageWidth: 'wide' }));
    const text = await messenger({ 'og-meta-generator': () => Promise.resolve({ write }) }, sentences)(refusal);
    const lines = text.split('\n');
    expect(lines).toEqual([refusal.message, ...(refusal.more ?? []).map((each) => each.message)]);
    expect(lines.length).toBeGreaterThan(1);
  });

  test('needs no tool for an invalid call', async () => {
    const refusal = { tool: 'absent', code: 'unknownTool', values: { name: 'absent' }, isUsage: true, message: '?' } as const;
    expect(await message(refusal)).toBe('Unknown tool “absent”. Run “it-tools list” to see all tools.');
  });
});

const single = catalogue.flatMap((tool) =>
  Object.entries(adapterOperations(tool.declaration))
    .filter(([, { gives }]) => printedNames(tool.declaration.outputs, gives).length === 1)
    .map(([operation]) => [tool.id, operation, tool] as const),
);

test.each(single)('%s %s has a value whenever it succeeds, as its type declares', async (id, operation, { declaration }) => {
  const call = await from(id, operation);
  const fields = adapterFields(declaration);
  const { [operation]: declared } = operationsOf(declaration);
  const read = Object.fromEntries(Object.entries(fields).filter(([field]) => declared && reads(declared, field)));
  const property = fc.asyncProperty(anyValues(read), async (values) => {
    const outcome = await call(values);
    expect(outcome.ok && outcome.value === undefined).toBe(false);
  });
  await fc.assert(property, { numRuns: runs(5) });
});
