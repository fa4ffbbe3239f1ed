import type { Field, Fields } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { ok, type Result } from '#core/result.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { adapterOperations } from '#engine/adapter-operations.ts';
import { optionName } from '#engine/option-name.ts';
import { closestTo } from '#pure/text/closest-to.ts';
import { fieldsRead } from '#cli/options-of.ts';
import { type Ending, end } from '#cli/said.ts';
import type { Operand } from '#cli/words.ts';
import type { Call } from './call.ts';
import { isObject, isScalar, readArguments } from './read-arguments.ts';

/** An option's name in a command, and the texts given for it. */
type CommandOption = readonly [string, readonly string[]];

const wrongType = (name: string, type: string): Result<never, Ending> => end('usage.wrongType', { name, type });

/** The maximum length of a name. A longer one is not a typing error. */
const LONGEST_NAME = 100;

const isFlat = (item: unknown): boolean => isObject(item) && Object.values(item).every((text) => typeof text === 'string');

function textsOf(name: string, value: unknown): Result<readonly string[], Ending> {
  if (typeof value === 'string') return ok([value]);
  if (!Array.isArray(value)) return wrongType(name, 'array');
  if (value.every((item) => typeof item === 'string')) return ok(value);
  return value.every(isFlat) ? ok([JSON.stringify(value)]) : wrongType(name, 'array');
}

/** The name of the environment variable that contains a secret. */
const variableIn = (value: unknown): string | undefined =>
  isObject(value) && Object.keys(value).length === 1 && typeof value['env'] === 'string' ? value['env'] : undefined;

function optionOf(field: Field, name: string, value: unknown, allowed: ReadonlySet<string>): Result<CommandOption, Ending> {
  const option = optionName(name);
  const { saidAs, isKey } = kindOf(field);
  if (isKey?.(field) === true) {
    const variable = variableIn(value);
    if (variable === undefined) return end('refused.secret', { name });
    return allowed.has(variable) ? ok([`${option}-env`, [variable]]) : end('refused.notAllowed', { name: variable });
  }
  if (saidAs === 'flag') {
    if (String(value) !== 'true' && String(value) !== 'false') return wrongType(name, 'boolean');
    return ok([String(value) === 'true' ? option : `no-${option}`, ['']]);
  }
  if (saidAs === 'items') {
    const list = textsOf(name, value);
    return list.ok ? ok([option, list.value]) : list;
  }
  return isScalar(value) ? ok([option, [String(value)]]) : wrongType(name, 'string');
}

function readFields(
  tool: CatalogueTool,
  values: Readonly<Record<string, unknown>>,
  allowed: ReadonlySet<string>,
): Result<readonly CommandOption[], Ending> {
  const fields: Fields = Object.fromEntries(fieldsRead(tool));
  const names = Object.keys(fields);
  const all: CommandOption[] = [];
  for (const [given, value] of Object.entries(values)) {
    const name = names.find((each) => each === given || optionName(each) === given);
    const field = name === undefined ? undefined : fields[name];
    if (name === undefined || !field) {
      const like = given.length > LONGEST_NAME ? undefined : closestTo(given, names);
      return like === undefined
        ? end('usage.unknownOption', { tool: tool.id, option: given })
        : end('usage.unknownOptionLike', { tool: tool.id, option: given, like });
    }
    const option = optionOf(field, name, value, allowed);
    if (!option.ok) return option;
    all.push(option.value);
  }
  return ok(all);
}

/** The operand for the requested operation. */
function readOperation({ declaration }: CatalogueTool, operation: string | undefined): Result<readonly Operand[], Ending> {
  if (operation === undefined) return ok([]);
  const names = Object.keys(adapterOperations(declaration));
  const isOne = names.some((name) => name === operation || optionName(name) === operation);
  return isOne ? ok([{ text: operation, mayBeName: true }]) : end('usage.notOneOf', { option: 'operation', choices: names.join(', ') });
}

/** Reads a tool call of an assistant: field names with JSON values. */
export function readCall(tool: CatalogueTool, given: unknown, allowed: ReadonlySet<string>): Result<Call, Ending> {
  const read = readArguments(given, {
    operation: 'string',
    input: 'string',
    inputs: 'object',
    options: 'object',
    pick: 'string',
    lines: 'boolean',
  });
  if (!read.ok) return read;
  const { operation, input, inputs, options, pick, lines } = read.value;
  const named = readOperation(tool, operation);
  if (!named.ok) return named;
  const fields = readFields(tool, Object.fromEntries([...Object.entries(inputs ?? {}), ...Object.entries(options ?? {})]), allowed);
  if (!fields.ok) return fields;
  const said = new Map<string, readonly string[]>(fields.value);
  if (pick !== undefined) said.set('pick', [pick]);
  if (lines === true) said.set('lines', ['']);
  const operands = input === undefined ? named.value : [...named.value, { text: input, mayBeName: false }];
  return ok({ toolId: tool.id, said, operands });
}
