import { resolve } from 'node:path';
import type { Fields } from '../../src/core/fields.ts';

interface ToolFields {
  readonly inputs: Fields;
  readonly options: Fields;
}

/** The fields that the tool in a folder declares: what changes only the page is an option. */
export async function readToolFields(folder: string): Promise<ToolFields> {
  const { declaration } = (await import(resolve(folder, 'declare.ts'))) as { declaration: ToolFields & { viewOptions?: Fields } }; // the contract of the file's name
  return { inputs: declaration.inputs, options: { ...declaration.options, ...declaration.viewOptions } };
}
