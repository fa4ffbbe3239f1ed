import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readToolFields } from '../catalog/tool-fields.ts';

/** What the first input of a tool takes, if it takes text that is not masked. */
async function receiverOf(folder: string): Promise<object[]> {
  const { inputs } = await readToolFields(folder);
  const [name, field] = Object.entries(inputs)[0] ?? [];
  const takesText = field?.kind === 'list' || (field?.kind === 'text' && !field.isMasked);
  return takesText ? [{ toolId: basename(folder), accepts: field.accepts, field: name }] : [];
}

/** `virtual:receivers`: the tools an output can be sent to, read from their declared inputs. */
export function receivers(): Plugin {
  const id = '\0virtual:receivers';
  return {
    name: 'receivers',
    resolveId: (source) => (source === 'virtual:receivers' ? id : undefined),
    async load(source) {
      if (source !== id) return;
      const found = await Promise.all(globSync('src/tools/*').toSorted().map(receiverOf));
      return `export default ${JSON.stringify(found.flat())}`;
    },
  };
}
