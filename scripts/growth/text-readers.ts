import type { DataContext } from '#core/context.ts';
import { type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import type { Fields } from '#core/fields.ts';
import type { AnyRun } from '#engine/library.ts';
import { cheapOptions, samplesOf, valueOf } from '#test/conformance/field-values.ts';
import { bytesFromSeed } from '#test/support/bytes-from-seed.ts';
import { declarationOf } from '../catalog.ts';
import { workOf } from '../catalog/source-library.ts';
import { makeDataFile } from '../vite/make-data-file.ts';

const context = (): DataContext => ({
  signal: new AbortController().signal,
  now: () => new Date('2026-11-21T12:00:00Z'),
  randomBytes: bytesFromSeed(1),
  progress: () => undefined,
  loadData: makeDataFile,
  language: 'en',
  locale: 'en-US',
  timeZone: 'UTC',
  subtle: crypto.subtle,
});

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** A field of an operation that takes text. */
export interface TextReader {
  /** The name of the operation and the field. */
  readonly name: string;
  readonly thread: OperationDeclaration['thread'];
  readonly sample: string | undefined;
  /** Runs the operation with this text in the field and samples in the other fields. */
  readonly read: (text: string) => unknown;
}

/** Every text field of every operation of a tool. */
export async function textReaders(toolId: string): Promise<readonly TextReader[]> {
  const { inputs, options, uiInputs, operations } = await declarationOf(toolId);
  const { run } = await workOf(toolId);
  const readers: TextReader[] = [];
  for (const [operation, { takes, thread }] of Object.entries(operationsOf({ operations }))) {
    const own = pick({ ...inputs, ...uiInputs }, takes);
    const chosen = pick(options, takes);
    const given = { ...samplesOf(own), ...cheapOptions(chosen) };
    const work = run[operation] as AnyRun; // a conformance test requires it
    for (const [fieldName, field] of Object.entries({ ...own, ...chosen })) {
      if (valueOf(field, '') === undefined) continue;
      readers.push({
        name: `${toolId}: ${operation}, ${fieldName}`,
        thread,
        sample: field.kind === 'text' ? field.sample : undefined,
        read: (text) => work({ ...given, [fieldName]: valueOf(field, text) }, context()),
      });
    }
  }
  return readers;
}
