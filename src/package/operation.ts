import { initialValues } from '#core/fields.ts';
import { performOperation } from '#engine/perform-operation.ts';
import { adapterContext } from '#engine/adapter-context.ts';
import { adapterFields, adapterOperations } from '#engine/adapter-operations.ts';
import { withImplied } from '#engine/implied-values.ts';
import type { Values } from '#engine/library.ts';
import { primaryInput } from '#engine/primary-input.ts';
import { isForAdapters, plainNotice } from '#engine/shown-outputs.ts';
import { askedLanguage } from './asked-language.ts';
import type { Around, Outcome, Refusal } from './contract.ts';
import { ItToolsError } from './it-tools-error.ts';
import type { MessageFiles, PackageTool } from './package-tool.ts';
import { readFields } from './read-fields.ts';
import { adapterRefusal, toolRefusal, translatorOf } from './say-refusal.ts';
import { valueOf } from './value-of.ts';

/** An operation of any tool as a function. */
export interface AnyOperation {
  (...call: readonly unknown[]): Promise<Outcome<unknown>>;
  readonly orThrow: (...call: readonly unknown[]) => Promise<unknown>;
}

const tools = new WeakMap<object, PackageTool>();

/** The messages of the tool to which an operation belongs. */
export const messagesOf = (called: object): MessageFiles | undefined => tools.get(called)?.messages;

/** Whether a value contains fields by name rather than the value of one field. */
const areFields = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob) && !(value instanceof Uint8Array);

interface Call {
  /** The primary input. */
  readonly input?: unknown;
  readonly others: Values;
  readonly around: Around;
}

/** Reads the arguments of a call: the primary input comes first, unless the operation has no primary input or all fields are given by name. */
export function readCall([first, second = {}, third = {}]: readonly unknown[], hasInput: boolean): Call {
  const isByName = areFields(first) || (first === undefined && !hasInput);
  const [others, around] = isByName ? [first ?? {}, second] : [second, third];
  return { ...(!isByName && { input: first }), others: others as Values, around: around as Around }; // checked by the caller's compiler
}

async function perform(tool: PackageTool, name: string, call: readonly unknown[]): Promise<Outcome<unknown>> {
  const { id, declaration, work, messages, sentences, data } = tool;
  const declared = adapterOperations(declaration)[name];
  if (!declared) throw new TypeError(`${id} has no operation “${name}”.`);
  const primary = primaryInput(declaration, declared, initialValues(adapterFields(declaration)));
  const { input, others, around } = readCall(call, primary !== undefined);
  const language = askedLanguage(around);
  const { signal = new AbortController().signal } = around;
  signal.throwIfAborted();

  const refused = async (refusal: Pick<Refusal, 'code' | 'field' | 'values' | 'isUsage'>): Promise<Outcome<never>> => ({
    ok: false,
    error: await adapterRefusal(sentences, language, { tool: id, ...refusal }),
  });
  if (primary === undefined && input !== undefined) return refused({ code: 'noInput', values: { input: String(input) }, isUsage: true });
  const fields: Values = primary === undefined || input === undefined ? others : { ...others, [primary]: input };
  const values = readFields(declaration, [name, declared], fields);
  if (!values.ok) return refused({ ...values.error, isUsage: true });
  const texts = { t: await translatorOf(messages, language), language };
  const loadData = (file: string) => data[file]?.() ?? Promise.reject(new Error(`There is no data file “${file}”.`));
  const context = adapterContext({ language, locale: language, signal, progress: () => {}, loadData });
  const result = await performOperation({ declaration, work, name }, withImplied(work, values.value, fields), context, texts);
  const first = declared.takes[0] ?? '';
  if (result.ok && result.value === null) return refused({ code: 'nothing', field: first });
  const error = result.ok ? result.value?.error : result.error;
  if (error) {
    const given = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, typeof text === 'string' ? { text } : {}]));
    return { ok: false, error: toolRefusal(id, error, { first, given, texts }) };
  }
  const { notices = [], ...presentation } = (result.ok && result.value) || {};
  return {
    ok: true,
    value: await valueOf(declaration.outputs, declared, presentation, texts),
    notices: notices.filter(isForAdapters).map((each) => plainNotice(each, texts)),
  };
}

/** Creates the function that the package exports for an operation. */
export function operation(tool: PackageTool, name: string): AnyOperation {
  const call = (...args: readonly unknown[]) => perform(tool, name, args);
  const orThrow = async (...args: readonly unknown[]) => {
    const outcome = await call(...args);
    if (outcome.ok) return outcome.value;
    throw new ItToolsError(outcome.error);
  };
  const made = Object.assign(call, { orThrow });
  tools.set(made, tool);
  return made;
}
