import { initialValues } from '#core/fields.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '#core/languages.ts';
import type { ToolError } from '#core/result.ts';
import { answerOperation } from '#engine/answer-operation.ts';
import { doorContext } from '#engine/door-context.ts';
import { doorFields, doorOperations } from '#engine/door-operations.ts';
import type { Values } from '#engine/library.ts';
import { primaryInput } from '#engine/primary-input.ts';
import { plainNotice } from '#engine/shown-outputs.ts';
import type { Around, Outcome, Refusal } from './contract.ts';
import { ItToolsError } from './it-tools-error.ts';
import type { PackageTool } from './package-tool.ts';
import { readFields } from './read-fields.ts';
import { doorRefusal, sentenceOf, toolRefusal, translatorOf } from './say-refusal.ts';
import { valueOf } from './value-of.ts';

/** An operation of a tool as a function, whatever its tool. */
export interface AnyOperation {
  (...call: readonly unknown[]): Promise<Outcome<unknown>>;
  readonly orThrow: (...call: readonly unknown[]) => Promise<unknown>;
}

const tools = new WeakMap<object, PackageTool>();

/** The sentence of a refusal of the tool that an operation is of. */
export function refusalSentence(called: AnyOperation, refusal: Refusal, language: Language): Promise<string> {
  const tool = tools.get(called);
  if (!tool) throw new TypeError('This is no operation of a tool.');
  return sentenceOf(tool, refusal, language);
}

/** Whether it has fields by name, and is no value of one. */
const areFields = (said: unknown): said is Values =>
  typeof said === 'object' && said !== null && !Array.isArray(said) && !(said instanceof Blob) && !(said instanceof Uint8Array);

interface Call {
  /** The one that needs no name. */
  readonly input?: unknown;
  readonly others: Values;
  readonly around: Around;
}

/** What a call says: first the input that needs no name, unless there is none or all fields are said by name. */
export function readCall([first, second = {}, third = {}]: readonly unknown[], hasInput: boolean): Call {
  const isByName = areFields(first) || (first === undefined && !hasInput);
  const [others, around] = isByName ? [first ?? {}, second] : [second, third];
  return { ...(!isByName && { input: first }), others: others as Values, around: around as Around }; // the caller's compiler has checked it
}

async function answer(tool: PackageTool, name: string, call: readonly unknown[]): Promise<Outcome<unknown>> {
  const { id, declaration, work, messages, sentences, data } = tool;
  const declared = doorOperations(declaration)[name];
  if (!declared) throw new TypeError(`${id} has no operation “${name}”.`);
  const primary = primaryInput(declaration, declared, initialValues(doorFields(declaration)));
  const { input, others, around } = readCall(call, primary !== undefined);
  const { language = defaultLanguage, signal = new AbortController().signal } = around;
  if (!isLanguage(language)) throw new RangeError(`The language is none of ${languages.join(', ')}.`);
  signal.throwIfAborted();

  const refused = async (refusal: ToolError, kind?: 'refused'): Promise<Outcome<never>> => ({
    ok: false,
    error: await doorRefusal(sentences, language, { tool: id, ...refusal }, kind),
  });
  if (primary === undefined && input !== undefined) return refused({ code: 'noInput', values: { input: String(input) } });
  const said: Values = primary === undefined || input === undefined ? others : { ...others, [primary]: input };
  const values = readFields(declaration, [name, declared], said);
  if (!values.ok) return refused(values.error);
  const say = { t: await translatorOf(messages, language), language };
  const loadData = (file: string) => data[file]?.() ?? Promise.reject(new Error(`There is no data file “${file}”.`));
  const context = doorContext({ language, locale: language, signal, progress: () => {}, loadData });
  const result = await answerOperation({ declaration, work, name }, values.value, context, say);
  const first = declared.takes[0] ?? '';
  if (result.ok && result.value === null) return refused({ code: 'nothing', field: first }, 'refused');
  const error = result.ok ? result.value?.error : result.error;
  if (error) {
    const given = Object.fromEntries(Object.entries(said).map(([field, text]) => [field, typeof text === 'string' ? { text } : {}]));
    return { ok: false, error: toolRefusal(id, error, { first, given, say }) };
  }
  const { notices = [], ...answered } = (result.ok && result.value) || {};
  return {
    ok: true,
    value: await valueOf(declaration.outputs, declared, answered, say),
    notices: notices.map((each) => plainNotice(each, say)),
  };
}

/** An operation of a tool, as its package exports it. */
export function operation(tool: PackageTool, name: string): AnyOperation {
  const call = (...said: readonly unknown[]) => answer(tool, name, said);
  const orThrow = async (...said: readonly unknown[]) => {
    const outcome = await call(...said);
    if (outcome.ok) return outcome.value;
    throw new ItToolsError(outcome.error);
  };
  const made = Object.assign(call, { orThrow });
  tools.set(made, tool);
  return made;
}
