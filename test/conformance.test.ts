import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Example } from '#core/example.ts';
import { decodeFields, encodeFields } from '#core/field-text.ts';
import { type Field, type Fields, initialValues } from '#core/fields.ts';
import type { Operation, Operations, WorkerContext } from '#core/operation.ts';
import { categories, type ToolManifest } from '#core/tool.ts';
import { languages } from '#i18n/languages.ts';
import { makeDataFile } from '../scripts/make-data-file.ts';
import { hasHeavyWork } from '../scripts/vite/worker-operations.ts';

const toolIds = globSync('src/tools/*')
  .map((folder) => basename(folder))
  .toSorted();

type Given = Readonly<Record<string, unknown>>;

/** Repeatable: the same bytes for the same requests, and a clock that stands still. */
function testContext(): WorkerContext {
  let state = 1;
  const nextByte = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  };
  return {
    signal: new AbortController().signal,
    now: () => new Date('2026-11-21T12:00:00Z'),
    randomBytes: (count) => Uint8Array.from({ length: count }, nextByte),
    progress: () => undefined,
    loadData: makeDataFile,
  };
}

/** The values of the fields that both have. */
const sharedWith = (values: Given, fields: Fields): Given => Object.fromEntries(Object.entries(values).filter(([name]) => name in fields));

const importIfThere = async <Module>(file: string): Promise<Partial<Module>> =>
  existsSync(file) ? ((await import(`../${file}`)) as Module) : {};

const manifestOf = async (id: string): Promise<ToolManifest> =>
  ((await import(`../src/tools/${id}/tool.ts`)) as { default: ToolManifest }).default;

interface EnglishMessages {
  readonly shared?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** The codes that have a sentence: the tool's own, and those of the messages that it shares with others. */
function knownCodes(id: string): ReadonlySet<string> {
  const codesIn = (folder: string): readonly string[] => {
    const { shared, errors = {} } = JSON.parse(readFileSync(`${folder}/en.json`, 'utf8')) as EnglishMessages;
    return [...Object.keys(errors), ...(shared === undefined ? [] : codesIn(`src/i18n/shared/${shared}`))];
  };
  return new Set(codesIn(`src/tools/${id}/messages`).map((code) => code.replace(/_(zero|one|two|few|many|other)$/, '')));
}

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', ' ', '\n', '\ud800', '\u0000', '{"a":1}', '0', '-1', '🙂'),
);

/** Values that a field can have. Numbers stay near their lower bound: a quantity of 10,000 or the cost of a slow hash would only make the suite slow. */
function anyValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return field.sample === undefined ? texts : fc.oneof(texts, fc.constant(field.sample));
    case 'file':
      return fc.uint8Array({ maxLength: 200 }).map((bytes) => new File([Uint8Array.from(bytes)], 'any.bin'));
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'list':
      return fc.array(fc.record(Object.fromEntries(field.members.map((member) => [member, texts]))), { minLength: 1, maxLength: 3 });
    case 'number':
      return field.isWhole
        ? fc.integer({ min: field.min, max: Math.min(field.max, field.min + 4) })
        : fc.double({ min: field.min, max: field.max, noNaN: true });
  }
}

const anyValues = (fields: Fields): fc.Arbitrary<Given> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])));

/** A link is UTF-8, which has no lone surrogates. */
const wellFormed = (values: Given): Given =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]));

const run = async (operation: Operation, inputs: Given, options: Given) => operation.run(inputs as never, options as never, testContext());

test('ids and former paths are unique, and no page of the site has them', async () => {
  const former = (await Promise.all(toolIds.map(manifestOf))).flatMap(({ redirectFrom = [] }) => redirectFrom.map((path) => path.slice(1)));
  const taken = [...toolIds, ...former, 'about', 'c-lib', 'assets', ...languages];
  expect(taken.filter((path, index) => taken.indexOf(path) !== index)).toEqual([]);
});

describe.each(toolIds)('%s', async (id) => {
  const folder = `src/tools/${id}`;
  const { inputs = {}, options = {} } = await importIfThere<{ inputs: Fields; options: Fields }>(`${folder}/fields.ts`);
  const { operations = {} } = await importIfThere<{ operations: Operations }>(`${folder}/logic.ts`);
  const { examples = [] } = await importIfThere<{ examples: readonly Example[] }>(`${folder}/examples.ts`);

  test('has the files of a tool and no others', () => {
    const names = readdirSync(folder);
    expect(names.filter((name) => !/^[a-z0-9-]+(\.test)?\.ts$|^view\.tsx$|^messages$|^parts$|^e2e\.spec\.ts$/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['tool.ts', 'fields.ts', 'logic.ts', 'logic.test.ts', 'view.tsx', 'messages']));
    expect(readdirSync(`${folder}/messages`).toSorted()).toEqual(languages.map((language) => `${language}.json`).toSorted());
  });

  test('has a manifest of plain data', async () => {
    const manifest = await manifestOf(id);
    expect(structuredClone(manifest)).toEqual(manifest);
    expect(categories).toContain(manifest.category);
    expect(manifest.createdAt ?? '2020-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('says in its own logic what is for the worker, where the build looks for it', () => {
    expect(hasHeavyWork(`${folder}/logic.ts`)).toBe(Object.values(operations).some(({ thread }) => thread === 'worker'));
  });

  test('declares fields with a default that they can have, and choices that are words', () => {
    const fields = { ...inputs, ...options };
    expect(Object.keys(fields).filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
    expect(
      Object.values(fields).filter((field) => field.kind === 'number' && !(field.initial >= field.min && field.initial <= field.max)),
    ).toEqual([]);
    expect(
      Object.values(fields).filter((field) => field.kind === 'choice' && field.values.some((value) => !/^[\w+-]+$/.test(value))),
    ).toEqual([]);
    expect(Object.keys(inputs).filter((name) => name in options)).toEqual([]);
  });

  test('keeps its options through a link, and falls back field by field', () => {
    expect(encodeFields(options, initialValues(options))).toBe('');
    fc.assert(
      fc.property(anyValues(options), fc.webQueryParameters(), (values, foreign) => {
        expect(decodeFields(options, encodeFields(options, values as never))).toEqual({ ...initialValues(options), ...wellFormed(values) });
        expect(Object.keys(decodeFields(options, foreign))).toEqual(Object.keys(options));
      }),
      { numRuns: 30 },
    );
  });

  test.each(examples.map((example, index) => [index + 1, example] as const))('example %i holds', async (_number, example) => {
    const operation = operations[example.operation] as Operation;
    const wish = { ...initialValues(operation.options), ...example.options };
    expect(await run(operation, { ...initialValues(operation.inputs), ...example.inputs }, wish)).toEqual({
      ok: true,
      value: example.output,
    });
  });

  describe.each(Object.entries(operations))('operation %s', (_name, operation) => {
    const [first = ''] = Object.keys(operation.inputs);
    const numRuns = operation.thread === 'worker' ? 30 : 100;

    test('answers whatever it is given with a result, never with an exception, and every code has its sentence', async () => {
      await fc.assert(
        fc.asyncProperty(anyValues(operation.inputs), anyValues(operation.options), async (given, wish) => {
          const result = await run(operation, given, wish);
          expect(structuredClone(result)).toEqual(result);
          expect(result.ok ? [] : [result.error.code]).toSatisfy((codes: string[]) => codes.every((code) => knownCodes(id).has(code)));
        }),
        { numRuns },
      );
    });

    test.runIf(operation.inverse !== undefined)('is undone by its inverse', async () => {
      const inverse = operations[operation.inverse ?? ''] as Operation;
      const [firstOfInverse = ''] = Object.keys(inverse.inputs);
      await fc.assert(
        fc.asyncProperty(anyValues(operation.inputs), anyValues(operation.options), async (given, wish) => {
          const there = await run(operation, given, wish);
          fc.pre(there.ok && there.value !== '');
          const back = {
            ...initialValues(inverse.inputs),
            ...sharedWith({ ...given, ...wish }, inverse.inputs),
            [firstOfInverse]: there.ok && there.value,
          };
          const result = await run(inverse, back, {
            ...initialValues(inverse.options),
            ...sharedWith({ ...given, ...wish }, inverse.options),
          });
          expect(result).toEqual({ ok: true, value: given[first] });
        }),
        { numRuns },
      );
    });

    test.runIf(operation.isIdempotent)('changes nothing when it is applied to what it gave', async () => {
      await fc.assert(
        fc.asyncProperty(anyValues(operation.inputs), anyValues(operation.options), async (given, wish) => {
          const once = await run(operation, given, wish);
          fc.pre(once.ok);
          expect(await run(operation, { ...given, [first]: once.ok && once.value }, wish)).toEqual(once);
        }),
        { numRuns },
      );
    });
  });
});
