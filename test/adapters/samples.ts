import { type Field, type Fields, initialValues } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { adapterFields, adapterOperations, reads } from '#engine/adapter-operations.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { primaryInput } from '#engine/primary-input.ts';

/** An operation and the samples of its fields, which each adapter passes to it. */
export interface Sample {
  readonly tool: CatalogueTool;
  readonly operation: string;
  /** Texts by field name. For a file field, the content of the file. */
  readonly said: Readonly<Record<string, string>>;
  readonly fields: Fields;
}

/** The content of sample files. */
export const FILE_TEXT = '<svg xmlns="http://www.w3.org/2000/svg"/>';

export const isFile = (field: Field | undefined): boolean => field !== undefined && kindOf(field).saidAs === 'file';

const sampleOf = (field: Field): string | undefined => (isFile(field) ? FILE_TEXT : 'sample' in field ? field.sample : undefined);

/** The default of a field in text form. */
const beginningOf = (field: Field): string | undefined => kindOf(field).encode(field.initial);

/** Whether the sample of a field is used. A file is left out if another field has a sample, because the file would replace that input. */
const isWanted = (field: Field, all: readonly Field[]): boolean =>
  !isFile(field) || all.every((other) => isFile(other) || !('sample' in other));

/** Every operation that a tool has outside of pages, with the samples for it. */
export const samplesOf = (tool: CatalogueTool): readonly Sample[] =>
  Object.entries(adapterOperations(tool.declaration)).map(([name, operation]) => {
    const fields = adapterFields(tool.declaration);
    const read = Object.entries(fields).filter(([field]) => reads(operation, field));
    const all = read.map(([, field]) => field);
    const primary = primaryInput(tool.declaration, operation, initialValues(fields));
    const texts = read.flatMap(([field, declared]) => {
      const sample = (isWanted(declared, all) ? sampleOf(declared) : undefined) ?? (field === primary ? beginningOf(declared) : undefined);
      return sample === undefined ? [] : [[field, sample] as const];
    });
    return { tool, operation: name, said: Object.fromEntries(texts), fields };
  });
