import { fieldsOf, manifestOf, toolIds } from '../catalog.ts';
import { codeOf, type Files, moduleFile } from './files.ts';

/** The first input of a tool and the texts that it accepts. Empty if it is masked or does not accept text. */
async function receiverOf(toolId: string): Promise<readonly object[]> {
  const { inputs } = await fieldsOf(toolId);
  const [name, field] = Object.entries(inputs)[0] ?? [];
  const takesText = field?.kind === 'list' || (field?.kind === 'text' && !field.isMasked);
  if (!takesText) return [];
  return [{ toolId, accepts: field.accepts, field: name, longest: field.kind === 'text' ? field.maxLength : undefined }];
}

/** The input of a tool that accepts any kind of file. */
async function fileReceiverOf(toolId: string): Promise<readonly object[]> {
  const { inputs } = await fieldsOf(toolId);
  const found = Object.entries(inputs).find(([, field]) => field.kind === 'file' && field.accept === '');
  return found ? [{ toolId, field: found[0] }] : [];
}

/** The first two inputs of a tool that compares texts. */
async function pairReceiverOf(toolId: string): Promise<readonly object[]> {
  const { compares } = await manifestOf(toolId);
  if (!compares) return [];
  return [{ toolId, accepts: compares, fields: Object.keys((await fieldsOf(toolId)).inputs).slice(0, 2) }];
}

/** The entries of all tools. */
const all = async (of: (toolId: string) => Promise<readonly object[]>): Promise<string> =>
  codeOf((await Promise.all(toolIds().map(of))).flat());

const withId = (members: string): string => `readonly { readonly toolId: string; ${members} }[]`;

/** The tools that accept an output, a file, or two texts, according to their declarations. */
export async function receiverFiles(): Promise<Files> {
  const constants = {
    receivers: {
      type: withId('readonly accepts: DataType; readonly field: string; readonly longest?: number'),
      code: await all(receiverOf),
    },
    fileReceivers: { type: withId('readonly field: string'), code: await all(fileReceiverOf) },
    pairReceivers: {
      type: withId('readonly accepts: DataType; readonly fields: readonly [string, string]'),
      code: await all(pairReceiverOf),
    },
  };
  return { 'receivers.ts': moduleFile({ '#core/data-type.ts': '{ DataType }' }, constants) };
}
