import type { Plugin } from 'vite';
import type { Fields } from '../../src/core/fields.ts';
import { fieldsOf, toolIds } from '../catalog.ts';

const where = (fields: Fields, keeps: (memory: string | undefined) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { memory }]) => keeps(memory)));

/** The fields of a tool that a browser keeps when its page is closed: no secret is among them. */
export async function rememberedFields(toolId: string): Promise<{ readonly inputs: Fields; readonly options: Fields }> {
  const { inputs, options } = await fieldsOf(toolId);
  return { inputs: where(inputs, (memory) => memory === 'device'), options: where(options, (memory = 'device') => memory === 'device') };
}

/** `virtual:remembered-fields`: by tool, the options that are remembered and the inputs that are kept. */
export function rememberedFieldLists(): Plugin {
  const id = '\0virtual:remembered-fields';
  return {
    name: 'remembered-fields',
    resolveId: (source) => (source === 'virtual:remembered-fields' ? id : undefined),
    async load(source) {
      if (source !== id) return;
      const entries = await Promise.all(toolIds().map(async (toolId) => [toolId, await rememberedFields(toolId)] as const));
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`;
    },
  };
}
