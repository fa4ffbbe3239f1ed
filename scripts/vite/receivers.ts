import type { Plugin } from 'vite';
import { fieldsOf, manifestOf, toolIds } from '../catalog.ts';

/** The first input of a tool and the texts that it accepts. Empty if it is masked or does not accept text. */
async function receiverOf(toolId: string): Promise<object[]> {
  const { inputs } = await fieldsOf(toolId);
  const [name, field] = Object.entries(inputs)[0] ?? [];
  const takesText = field?.kind === 'list' || (field?.kind === 'text' && !field.isMasked);
  if (!takesText) return [];
  return [{ toolId, accepts: field.accepts, field: name, longest: field.kind === 'text' ? field.longest : undefined }];
}

/** The input of a tool that accepts any kind of file. */
async function fileReceiverOf(toolId: string): Promise<object[]> {
  const { inputs } = await fieldsOf(toolId);
  const found = Object.entries(inputs).find(([, field]) => field.kind === 'file' && field.accept === '');
  return found ? [{ toolId, field: found[0] }] : [];
}

/** The first two inputs of a tool that compares texts. */
async function pairReceiverOf(toolId: string): Promise<object[]> {
  const { compares } = await manifestOf(toolId);
  if (!compares) return [];
  return [{ toolId, accepts: compares, fields: Object.keys((await fieldsOf(toolId)).inputs).slice(0, 2) }];
}

/** The entries of all tools, as JavaScript. */
async function all(of: (toolId: string) => Promise<object[]>): Promise<string> {
  return JSON.stringify((await Promise.all(toolIds().map(of))).flat());
}

/** `virtual:receivers`: the tools that accept an output, a file, or two texts, according to their declarations. */
export function receivers(): Plugin {
  const id = '\0virtual:receivers';
  return {
    name: 'receivers',
    resolveId: (source) => (source === 'virtual:receivers' ? id : undefined),
    async load(source) {
      if (source !== id) return;
      return [
        `export default ${await all(receiverOf)};`,
        `export const fileReceivers = ${await all(fileReceiverOf)};`,
        `export const pairReceivers = ${await all(pairReceiverOf)};`,
      ].join('\n');
    },
  };
}
