import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Presentation, present } from '#core/present.ts';
import type { Declaration, OperationDeclaration } from '#core/declaration.ts';
import { type Fields, initialValues } from '#core/fields.ts';
import type { Output } from '#core/outputs.ts';
import type { ToolError } from '#core/result.ts';
import { runs } from '../support/runs.ts';
import { anyValues, type Given } from './any-values.ts';
import { type DeclaredTool, declaredOperations } from './declared-tools.ts';
import { testContext } from './run.ts';
import type { AnyRun } from '#engine/library.ts';

const isText = (value: unknown): boolean => typeof value === 'string';

/**
 * Whether a value is valid for an output of its kind. Lazy rows and marks are read one at a time; all other values can be cloned from a
 * worker.
 */
const isOfKind: { readonly [Kind in Output['kind']]: (value: never, output: Extract<Output, { kind: Kind }>) => boolean } = {
  text: (value: string | { text: string }) => isText(typeof value === 'object' ? value.text : value),
  row: (value: string | { value: string }) => isText(typeof value === 'object' ? value.value : value),
  rows: (value: readonly { label: string; value: string }[]) => value.every(({ label, value: text }) => isText(label) && isText(text)),
  table: (value: { length: number; at(index: number): object | undefined }, { columns, marks }) =>
    Array.from({ length: Math.min(value.length, 50) }, (_, index) => value.at(index) ?? {}).every(
      (row) =>
        columns.every((column) => isText(Reflect.get(row, column))) &&
        Object.keys(row).every((name) => [...columns, ...marks].includes(name)),
    ),
  grid: ({ columns, rows }: { columns: readonly string[]; rows: { length: number; at(index: number): readonly string[] | undefined } }) =>
    [columns, ...Array.from({ length: Math.min(rows.length, 50) }, (_, index) => rows.at(index) ?? [])].flat().every(isText),
  picture: (value: string | { svg: string }) => isText(typeof value === 'object' ? value.svg : value),
  bytes: ({ content }: { content: unknown }) => content instanceof Blob,
  marks: (value: unknown) => typeof value === 'function',
  page: (value: unknown) => isDeepStrictEqual(structuredClone(value), value),
};

/** Problems with a presentation: outputs that the operation does not declare, and values of the wrong kind. */
function faultsOf(presentation: Presentation, gives: readonly string[], { inputs, options, outputs }: Declaration): readonly string[] {
  const { notices: _notices, error: _error, fields = {}, ...given } = presentation;
  const strange = Object.keys(fields).filter((name) => !(name in inputs || name in options));
  const faults = Object.entries(given).flatMap(([name, value]) => {
    const output = outputs[name];
    if (!output || !gives.includes(name)) return [`${name} is not given`];
    return value === undefined || isOfKind[output.kind](value as never, output as never) ? [] : [`${name} is no ${output.kind}`];
  });
  return [...faults, ...strange.map((name) => `there is no field ${name}`)];
}

/** The sentence if it is incomplete: its key has no text, or a placeholder was not filled in. */
const holesIn = (sentence: string, key: string): readonly string[] => (sentence === key || /\{\{|\}\}/.test(sentence) ? [sentence] : []);

function faultsOfError(
  tool: DeclaredTool,
  given: Given,
  first: string,
  { code, values, words = {}, field = first, at = 0, more = [] }: ToolError,
): readonly string[] {
  const { texts, declaration } = tool;
  const about = given[field];
  const label = texts.t(`fields.${field}.label`);
  return [
    ...holesIn(texts.t(`errors.${code}`, { label, ...values, ...words }), `errors.${code}`),
    ...Object.values(words).flatMap((key) => holesIn(texts.t(key, { label, ...values }), key)),
    ...(field === '' || field in declaration.inputs || field in declaration.options ? [] : [`there is no field ${field}`]),
    ...(typeof about === 'string' && at > about.length ? [`${at} is behind the end of ${field}`] : []),
    ...more.flatMap((each) => faultsOfError(tool, given, field, each)),
  ];
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** The number of cases. Operations that wait for a button are slow, such as generating a pair of keys. */
const usualRuns = ({ trigger, thread }: OperationDeclaration): number => (trigger === 'submit' ? 5 : thread === 'worker' ? 30 : 100);

describe('returns declared outputs of the right kind, or an error in complete sentences, for any input', () => {
  test.each(declaredOperations)('$tool.id: $name', async ({ tool, name, operation }) => {
    const { declaration, run, presenters, texts } = tool;
    const fields = { ...declaration.inputs, ...declaration.options, ...declaration.uiInputs };
    const taken = pick(fields, operation.takes);
    const presentationFields = pick(fields, operation.presentsWith ?? []);
    const faults = async (given: Given, presentedWith: Given): Promise<readonly string[]> => {
      const result = await (run[name] as AnyRun)(given, testContext());
      if (!isDeepStrictEqual(structuredClone(result), result)) return ['does not survive the way out of a worker'];
      if (!result.ok) return faultsOfError(tool, given, operation.takes[0] ?? '', result.error);
      if (result.value === null) return [];
      const shown = await present(operation.gives, presenters[name], result.value, presentedWith, texts);
      const notices = (shown.notices ?? []).flatMap(({ code, values }) => holesIn(texts.t(`notices.${code}`, values), `notices.${code}`));
      const error = shown.error ? faultsOfError(tool, given, operation.takes[0] ?? '', shown.error) : [];
      return [...faultsOf(shown, operation.gives, declaration), ...notices, ...error];
    };
    const check = async (given: Given, presentedWith: Given): Promise<void> => {
      expect(await faults(given, presentedWith)).toEqual([]);
    };
    const lacking = (whole: Given): Given =>
      Object.fromEntries(Object.entries(whole).map(([field, value]) => [field, operation.optional?.includes(field) ? undefined : value]));
    await check(initialValues(taken), initialValues(presentationFields));
    await check(lacking(initialValues(taken)), lacking(initialValues(presentationFields)));
    await fc.assert(fc.asyncProperty(anyValues(taken), anyValues(presentationFields), check), {
      numRuns: runs(usualRuns(operation)),
    });
  });
});
