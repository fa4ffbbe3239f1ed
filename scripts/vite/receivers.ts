import type { Plugin } from 'vite';
import { fieldsOf, toolIds } from '../catalog.ts';

/** What the first input of a tool takes, if it takes text that is not masked. */
async function receiverOf(toolId: string): Promise<object[]> {
  const { inputs } = await fieldsOf(toolId);
  const [name, field] = Object.entries(inputs)[0] ?? [];
  const takesText = field?.kind === 'list' || (field?.kind === 'text' && !field.isMasked);
  if (!takesText) return [];
  return [{ toolId, accepts: field.accepts, field: name, longest: field.kind === 'text' ? field.longest : undefined }];
}

/** `virtual:receivers`: the tools an output can be sent to, read from their declared inputs. */
export function receivers(): Plugin {
  const id = '\0virtual:receivers';
  return {
    name: 'receivers',
    resolveId: (source) => (source === 'virtual:receivers' ? id : undefined),
    async load(source) {
      if (source !== id) return;
      const found = await Promise.all(toolIds().map(receiverOf));
      return `export default ${JSON.stringify(found.flat())}`;
    },
  };
}
