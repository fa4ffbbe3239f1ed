import type { Plugin } from 'vite';
import { keptFields, rememberedFields, type ToolFields } from '../../src/workbench/stored/drafts.ts';
import { sessionFields } from '../../src/workbench/tool/session-fields.ts';
import { declarationOf, toolIds } from '../catalog.ts';

/** The fields of a tool that the browser stores after its page is closed. Secrets are never among them. */
export async function storedFields(toolId: string): Promise<ToolFields> {
  const fields = sessionFields(await declarationOf(toolId));
  return { inputs: keptFields(fields), options: rememberedFields(fields) };
}

/** `virtual:remembered-fields`: the options and inputs of each tool that are stored. */
export function rememberedFieldLists(): Plugin {
  const id = '\0virtual:remembered-fields';
  return {
    name: 'remembered-fields',
    resolveId: (source) => (source === 'virtual:remembered-fields' ? id : undefined),
    async load(source) {
      if (source !== id) return;
      const entries = await Promise.all(toolIds().map(async (toolId) => [toolId, await storedFields(toolId)] as const));
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`;
    },
  };
}
