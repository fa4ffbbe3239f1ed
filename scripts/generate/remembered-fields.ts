import { keptFields, rememberedFields, type ToolFields } from '../../src/tool-ui/stored/control-values.ts';
import { sessionFields } from '../../src/tool-ui/tool/session-fields.ts';
import { declarationOf, toolIds } from '../catalog.ts';
import { codeOf, type Files, moduleFile } from './files.ts';

/** The fields of a tool that the browser stores after its page is closed. Secrets are never among them. */
export async function storedFields(toolId: string): Promise<ToolFields> {
  const fields = sessionFields(await declarationOf(toolId));
  return { inputs: keptFields(fields), options: rememberedFields(fields) };
}

/** The options and inputs of each tool that are stored. */
export async function rememberedFieldFiles(): Promise<Files> {
  const entries = await Promise.all(toolIds().map(async (toolId) => [toolId, await storedFields(toolId)] as const));
  const fields = { type: 'Readonly<Record<string, ToolFields>>', code: codeOf(Object.fromEntries(entries)) };
  return { 'remembered-fields.ts': moduleFile({ '#tool-ui/stored/control-values.ts': '{ ToolFields }' }, { rememberedFields: fields }) };
}
