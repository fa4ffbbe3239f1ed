import { LINES } from '#core/by-line.ts';
import { areMet, type Declaration } from '#core/declaration.ts';
import { type Field, initialValues } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { chooseOperation, adapterFields, adapterOperations, reads } from './adapter-operations.ts';
import type { Values } from './library.ts';
import { type LineOperation, lineOperation } from './line-operation.ts';
import { kebab, optionName, variableFor } from './option-name.ts';
import { isNotChosen, primaryInput } from './primary-input.ts';

/** The parts of a command line, before quoting. */
export interface Command {
  /** The arguments after `it-tools`. */
  readonly words: readonly string[];
  /** The file that is piped into the command, if its input is not an argument. */
  readonly inputFile?: string;
}

/** A placeholder for the user's file. */
const INPUT_FILE = 'input.txt';
/** The maximum length of an argument, in UTF-16 code units. A longer one would make the command hard to read. */
const LONGEST_WORD = 200;

/** Whether a text can be an argument: short enough to read, and without control characters. */
const isWord = (text: string): boolean => text.length <= LONGEST_WORD && !/\p{Cc}/u.test(text);

/** The text form of a value; `undefined` if it has none. */
const textOf = (field: Field, value: unknown): string | undefined =>
  value === undefined ? undefined : kindOf(field).encode(value as typeof field.initial); // the value of this field

/** The operation that the field values call for: the first one whose primary input is not empty, or else the first one available. */
function chosenOperation(declaration: Declaration, values: Values): Pick<LineOperation, 'name' | 'operation'> | undefined {
  const met = Object.entries(adapterOperations(declaration)).filter(([, { when }]) => areMet(when, values));
  const isFilled = ([, operation]: (typeof met)[number]): boolean => {
    const name = primaryInput(declaration, operation, values);
    return name !== undefined && values[name] !== declaration.inputs[name]?.initial;
  };
  const [name, operation] = met.find(isFilled) ?? met[0] ?? [];
  return name === undefined || !operation ? undefined : { name, operation };
}

/** Writes `--name text`. Escapes texts with a special meaning on the command line. */
function optionWords(name: string, field: Field, value: unknown): readonly string[] {
  const option = `--${optionName(name)}`;
  const { saidAs, isKey } = kindOf(field);
  if (saidAs === 'flag') return [value === true ? option : `--no-${optionName(name)}`];
  if (saidAs === 'file') return value instanceof File ? [option, value.name] : [];
  if (isKey?.(field) === true) return [`${option}-env`, variableFor(name)];
  const text = textOf(field, value);
  if (text === undefined) return [];
  if (text === '-' || !isWord(text)) return [option, `@${optionName(name)}.txt`];
  const word = text.startsWith('@') ? `@${text}` : text;
  return word.startsWith('-') ? [`${option}=${word}`] : [option, word];
}

/** The words for the primary input, which needs no option name. */
function inputWords(name: string, field: Field, value: unknown, operations: readonly string[]): Command {
  const { saidAs, isKey } = kindOf(field);
  if (saidAs === 'file') return { words: value instanceof File ? [value.name] : [] };
  if (isKey?.(field) === true) return { words: optionWords(name, field, value) };
  const text = textOf(field, value) ?? '';
  if (text === '-' || !isWord(text)) return { words: [], inputFile: INPUT_FILE };
  if (text.startsWith('-') || operations.includes(text)) return { words: ['--', text] };
  return { words: [text.startsWith('@') ? `@${text}` : text] };
}

/** The words that name an operation and its changed fields, except for one field. */
function partsOf(
  { id, declaration }: { readonly id: string; readonly declaration: Declaration },
  { name, operation }: Pick<LineOperation, 'name' | 'operation'>,
  values: Values,
  except: string | undefined,
): { readonly head: readonly string[]; readonly options: readonly string[] } {
  const fields = adapterFields(declaration);
  const initial = initialValues(fields);
  const isIncluded = ([field, declared]: readonly [string, Field]): boolean =>
    field !== except &&
    reads(operation, field) &&
    !isNotChosen(declaration, field, values) &&
    values[field] !== undefined &&
    !isSame(declared, values[field], initial[field]);
  const included = Object.entries(fields).filter(isIncluded);
  const chosen = chooseOperation(declaration, Object.fromEntries(included.map(([field]) => [field, values[field]])));
  const named = chosen.ok && chosen.value === name ? [] : [kebab(name)];
  return { head: [id, ...named], options: included.flatMap(([field, declared]) => optionWords(field, declared, values[field])) };
}

/** The words of a command with a named operation and piped input. */
export function pipedWords(
  tool: { readonly id: string; readonly declaration: Declaration },
  chosen: Pick<LineOperation, 'name' | 'operation'>,
  values: Values,
  input: string | undefined,
): readonly string[] {
  const { head, options } = partsOf(tool, chosen, values, input);
  return [...head, ...options];
}

/**
 * The command that is equivalent to the current fields of a page. It contains non-default values, the input as an argument if it fits on
 * one line, and variable names instead of secrets. `undefined` for a tool that exists only as a page.
 */
export function commandOf(
  { id, declaration }: { readonly id: string; readonly declaration: Declaration },
  values: Values,
): Command | undefined {
  const isByLine = values[LINES] === true;
  const chosen = isByLine ? lineOperation(declaration, values) : chosenOperation(declaration, values);
  if (!chosen) return undefined;
  const { operation } = chosen;
  const primary = primaryInput(declaration, operation, values);
  const { head, options } = partsOf({ id, declaration }, chosen, values, primary);
  if (isByLine) return { words: [...head, ...options, '--lines'], inputFile: INPUT_FILE };
  const field = primary === undefined ? undefined : adapterFields(declaration)[primary];
  if (primary === undefined || !field) return { words: [...head, ...options] };
  const operations = Object.keys(adapterOperations(declaration)).flatMap((each) => [each, kebab(each)]);
  const { words, ...input } = inputWords(primary, field, values[primary], operations);
  return { words: words[0] === '--' ? [...head, ...options, ...words] : [...head, ...words, ...options], ...input };
}

const isSame = (field: Field, value: unknown, other: unknown): boolean => value === other || textOf(field, value) === textOf(field, other);
