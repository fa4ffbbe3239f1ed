import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fields } from '../src/core/fields.ts';

interface ToolFields {
  readonly inputs: Fields;
  readonly options: Fields;
}

/** What the tool in a folder declares, by `declare.ts` or by `fields.ts`: what changes only the page is an option. */
export async function readToolFields(folder: string): Promise<ToolFields> {
  if (!existsSync(`${folder}/declare.ts`)) return (await import(resolve(folder, 'fields.ts'))) as ToolFields; // the contract of the file's name
  const { declaration } = (await import(resolve(folder, 'declare.ts'))) as { declaration: ToolFields & { viewOptions?: Fields } }; // as above
  return { inputs: declaration.inputs, options: { ...declaration.options, ...declaration.viewOptions } };
}
