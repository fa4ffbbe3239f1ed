import { createTranslator } from '#i18n/translator.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { variableFor } from '#engine/option-name.ts';
import { answerCall } from '#mcp/answer-call.ts';
import { cutAnswer } from '#mcp/cut-answer.ts';
import { readCall } from '#mcp/read-call.ts';
import { cliMessages } from '../../scripts/catalog/messages.ts';
import { library, madeUp } from '../cli/play.ts';
import { isFile, type Sample } from './samples.ts';

const t = createTranslator('en', cliMessages('en'));

/** The response of the server for assistants to a sample. */
export async function byAssistant({ tool, operation, said, fields }: Sample): Promise<unknown> {
  const env: Record<string, string> = {};
  const files: Record<string, string> = {};
  const inputs = Object.entries(said).map(([name, text]) => {
    const field = fields[name];
    if (field && isFile(field)) {
      files[name] = text;
      return [name, name];
    }
    if (!field || kindOf(field).isKey?.(field) !== true) return [name, text.startsWith('@') ? `@${text}` : text];
    env[variableFor(name)] = text;
    return [name, { env: variableFor(name) }];
  });
  const call = readCall(tool, { operation, inputs: Object.fromEntries(inputs) }, new Set(Object.keys(env)));
  if (!call.ok) return call;
  const { structured } = await answerCall({ library, language: 'en', t, io: madeUp({ env, files }).io }, call.value);
  return structured;
}

/** The part of a command's result that assistants receive. */
export const toldOf = (result: Readonly<Record<string, unknown>>): object =>
  cutAnswer({ t }, { texts: [''], structured: result, isRefused: result['ok'] !== true }).structured;
