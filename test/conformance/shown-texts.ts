import type { Presentation } from '#core/present.ts';
import type { DataContext } from '#core/context.ts';
import { areMet, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import type { DetailedRow, DetailedText, Grid, LabeledValue, Output, RowSource } from '#core/outputs.ts';
import { performOperation } from '#engine/perform-operation.ts';
import { makeDataFile } from '../../scripts/vite/make-data-file.ts';
import type { Given } from './any-values.ts';
import type { DeclaredTool } from './declared-tools.ts';

/** The number of lines or rows that are compared. A page displays only the beginning of a long output. */
const MOST = 10;

const beginning = (text: string): readonly string[] => text.split('\n').slice(0, MOST);

const firstOf = <Row>(rows: RowSource<Row>): readonly Row[] =>
  Array.from({ length: Math.min(rows.length, MOST) }, (_, index) => rows.at(index)).filter((row) => row !== undefined);

const rowText = (row: string | DetailedRow): readonly string[] => beginning(typeof row === 'string' ? row : (row.display ?? row.value));

/** The readable texts of an output, by kind. */
const read: { readonly [Kind in Output['kind']]: (value: never) => readonly string[] } = {
  text: (value: string | DetailedText) => beginning(typeof value === 'string' ? value : value.text),
  row: (value: string | DetailedRow) => rowText(value),
  rows: (value: readonly LabeledValue[]) => value.slice(0, MOST).flatMap((row) => [row.label, ...beginning(row.value)]),
  grid: ({ columns, rows }: Grid) => [columns, ...firstOf(rows)].flat(),
  table: (value: RowSource<Readonly<Record<string, string | boolean>>>) =>
    firstOf(value)
      .flatMap((row) => Object.values(row))
      .filter((cell) => typeof cell === 'string'),
  picture: () => [],
  bytes: () => [],
  marks: () => [],
  page: () => [],
};

const contextIn = (now: string, byte: number, timeZone: string, locale: string): DataContext => ({
  signal: new AbortController().signal,
  now: () => new Date(now),
  randomBytes: (count) => new Uint8Array(count).fill(byte),
  progress: () => undefined,
  loadData: makeDataFile,
  language: 'en',
  locale,
  timeZone,
  subtle: crypto.subtle,
});

/** Two contexts with different times, places, and random bytes. Results that are the same in both do not depend on them. */
export const contexts = (): readonly [DataContext, DataContext] => [
  contextIn('2026-11-21T12:00:00Z', 1, 'UTC', 'en-GB'),
  contextIn('2001-09-09T01:46:40Z', 2, 'Asia/Tokyo', 'de-DE'),
];

async function presentIn(
  { declaration, texts: presentationTexts, ...work }: DeclaredTool,
  name: string,
  values: Given,
  context: DataContext,
): Promise<Presentation> {
  const result = await performOperation({ declaration, work, name }, values, context, presentationTexts);
  return (result.ok && result.value) || {};
}

/** The readable texts of an output, with its label. */
export interface ShownTexts {
  /** Name of the output. */
  readonly name: string;
  readonly label: string;
  readonly texts: readonly string[];
}

/**
 * The readable texts of a tool's outputs for these values. Includes the outputs of live operations on these threads if they need no input
 * from a page and are the same in both contexts.
 */
export async function shownTexts(
  tool: DeclaredTool,
  values: Given,
  threads: readonly OperationDeclaration['thread'][] = ['main', 'worker'],
): Promise<readonly ShownTexts[]> {
  const { declaration, texts: presentationTexts } = tool;
  const met = Object.entries(operationsOf(declaration)).filter(
    ([, { trigger = 'change', thread, takes, when = {}, optional = [] }]) =>
      trigger === 'change' &&
      threads.includes(thread) &&
      takes.every((field) => field in values || optional.includes(field)) &&
      areMet(when, values),
  );
  const shown = new Map<string, ShownTexts>();
  for (const [name] of met) {
    const presentations = await Promise.all(contexts().map((context) => presentIn(tool, name, values, context)));
    for (const [output, { kind }] of Object.entries(declaration.outputs)) {
      const [here = [], there = []] = presentations.map((presentation) =>
        presentation[output] === undefined ? [] : read[kind](presentation[output] as never),
      );
      const isSame = here.join('\n') === there.join('\n');
      const label = kind === 'table' ? presentationTexts.t(`outputs.${output}.label`) : presentationTexts.t(`outputs.${output}`);
      if (isSame && here.length > 0 && !shown.has(output)) shown.set(output, { name: output, label, texts: here });
    }
  }
  return [...shown.values()];
}

/** The readable texts of the first output of an operation. */
export async function firstTexts(tool: DeclaredTool, name: string, values: Given): Promise<readonly string[]> {
  const [context] = contexts();
  const [output = ''] = operationsOf(tool.declaration)[name]?.gives ?? [];
  const presentation = await presentIn(tool, name, values, context as DataContext); // the first of two
  const { kind } = tool.declaration.outputs[output] as Output; // an output of the declaration
  return presentation[output] === undefined
    ? []
    : kind === 'picture' || kind === 'bytes'
      ? [kind]
      : read[kind](presentation[output] as never);
}

/** Removes white space, and backticks, which the page displays as code. */
const withoutSpaces = (text: string): string => text.replaceAll(/[\s`]/g, '');

/** The texts that are missing on a page. Ignores outputs whose label is not on the page. */
export function missingTexts(page: string, shown: readonly ShownTexts[]): readonly string[] {
  const there = withoutSpaces(page);
  return shown
    .filter(({ label }) => there.includes(withoutSpaces(label)))
    .flatMap(({ label, texts }) => texts.filter((text) => !there.includes(withoutSpaces(text))).map((text) => `${label}: ${text}`));
}
