import type { OperationDeclaration } from '#core/declaration.ts';
import type { Field } from '#core/fields.ts';
import { ok, type Result } from '#core/result.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { chooseOperation, adapterFields, adapterOperations, fulfilled, reads } from '#engine/adapter-operations.ts';
import type { Values } from '#engine/library.ts';
import { optionName } from '#engine/option-name.ts';
import { primaryInput } from '#engine/primary-input.ts';
import { optionsOf } from './options-of.ts';
import { type Given, readField, readOption } from './read-field.ts';
import { type Ending, end } from './said.ts';
import type { Sources } from './sources.ts';
import type { Operand, ReadWords } from './words.ts';

/** A parsed command before its input is read. */
export interface Asked {
  readonly name: string;
  readonly operation: OperationDeclaration;
  readonly values: Values;
  /** The values given as options, by field. */
  readonly told: GivenOptions;
  /** The input that can be given without its name, and the operand for it. */
  readonly primary: string | undefined;
  readonly operand: Operand | undefined;
}

/** A parsed command with its input. */
export interface Command {
  /** The name of the operation. */
  readonly name: string;
  readonly operation: OperationDeclaration;
  readonly values: Values;
  /** The given values, by field. */
  readonly given: Readonly<Record<string, Given>>;
  /** The input that has only its initial value, because there was no operand and no pipe. Some operations can run without it. */
  readonly lacks?: string;
}

type GivenOptions = Readonly<Record<string, Given>>;

const valuesOf = (options: GivenOptions): Values => Object.fromEntries(Object.entries(options).map(([field, { value }]) => [field, value]));

async function readOptions(tool: CatalogueTool, { said }: ReadWords, sources: Sources): Promise<Result<GivenOptions, Ending>> {
  const fields = adapterFields(tool.declaration);
  const options = optionsOf(tool);
  const told: Record<string, Given> = {};
  for (const [name, words] of said) {
    const option = options[name];
    const field: Field | undefined = option && fields[option.field];
    if (!option || !field) continue; // a global option
    const given = await readOption(field, option, words, sources);
    if (!given.ok) return given;
    told[option.field] = given.value;
  }
  return ok(told);
}

/** Splits the operands into the operation named by the first one and the rest. */
function takeOperation(tool: CatalogueTool, operands: readonly Operand[]) {
  const [first, ...others] = operands;
  const named = Object.keys(adapterOperations(tool.declaration)).find(
    (name) => first?.mayBeName === true && (name === first.text || optionName(name) === first.text),
  );
  return named === undefined ? { operands } : { named, operands: others };
}

/** Finds the input that can be given without its name, unless an option already sets it. */
function inputWithoutName(
  { id, declaration }: CatalogueTool,
  { operation, values, told }: Pick<Asked, 'operation' | 'values' | 'told'>,
  [operand, ...others]: readonly Operand[],
): Result<Pick<Asked, 'primary' | 'operand'>, Ending> {
  const primary = primaryInput(declaration, operation, values);
  if (others.length > 0) return end('usage.oneInput');
  if (operand && (primary === undefined || primary in told)) return end('usage.noInput', { tool: id, input: operand.text });
  return ok({ primary, operand });
}

/** Reads a command except for its input: the operation and the values of the fields. */
export async function readAsked(tool: CatalogueTool, words: ReadWords, sources: Sources): Promise<Result<Asked, Ending>> {
  const { declaration } = tool;
  const operations = adapterOperations(declaration);
  const { named, operands } = takeOperation(tool, words.operands);
  const options = await readOptions(tool, words, sources);
  if (!options.ok) return options;
  const told = options.value;
  const given = valuesOf(told);

  const chosen = named === undefined ? chooseOperation(declaration, given) : ok(named);
  const name = chosen.ok ? chosen.value : '';
  const operation = operations[name];
  if (!operation) return end('usage.unclear', { tool: tool.id, names: Object.keys(operations).join(', ') });
  const foreign = Object.keys(given).find((field) => !reads(operation, field));
  if (foreign !== undefined) return end('usage.notOfOperation', { operation: name, option: `--${optionName(foreign)}` });

  const values = fulfilled(declaration, operation, given);
  if (!values.ok) {
    const { field = '', values: { choices = '' } = {} } = values.error;
    return end('usage.notOneOf', { option: `--${optionName(field)}`, choices });
  }
  const parsed = { name, operation, values: values.value, told };
  const input = inputWithoutName(tool, parsed, operands);
  return input.ok ? ok({ ...parsed, ...input.value }) : input;
}

/** Reads a command and its input from the operand or standard input. */
export async function readCommand(tool: CatalogueTool, words: ReadWords, sources: Sources): Promise<Result<Command, Ending>> {
  const parsed = await readAsked(tool, words, sources);
  return parsed.ok ? readInput(tool, parsed.value, sources) : parsed;
}

/** Reads the input of a parsed command. */
export async function readInput(tool: CatalogueTool, parsed: Asked, sources: Sources): Promise<Result<Command, Ending>> {
  const { name, operation, values, told, primary, operand } = parsed;
  const field = primary === undefined || primary in told ? undefined : tool.declaration.inputs[primary];
  if (primary === undefined || !field) return ok({ name, operation, values, given: told });
  if (!operand && !sources.hasStdin) return ok({ name, operation, values, given: told, lacks: primary });
  const given = await readField(field, `--${optionName(primary)}`, [operand?.text ?? '-'], sources);
  if (!given.ok) return given;
  return ok({ name, operation, values: { ...values, [primary]: given.value.value }, given: { ...told, [primary]: given.value } });
}
