import type { OperationDeclaration } from '#core/declaration.ts';
import type { Field } from '#core/fields.ts';
import { ok, type Result } from '#core/result.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { chooseOperation, doorFields, doorOperations, fulfilled, reads } from '#engine/door-operations.ts';
import type { Values } from '#engine/library.ts';
import { optionName } from '#engine/option-name.ts';
import { primaryInput } from '#engine/primary-input.ts';
import { optionsOf } from './options-of.ts';
import { type Given, readField, readOption } from './read-field.ts';
import { type Ending, end } from './said.ts';
import type { Sources } from './sources.ts';
import type { Operand, ReadWords } from './words.ts';

/** What a command asks for, before its input is read. */
export interface Asked {
  readonly name: string;
  readonly operation: OperationDeclaration;
  readonly values: Values;
  /** What was said in options, by field. */
  readonly told: Told;
  /** The input that needs no name, and what was said of it without one. */
  readonly primary: string | undefined;
  readonly operand: Operand | undefined;
}

/** What a command asks for. */
export interface Command {
  /** The operation, and what it is called. */
  readonly name: string;
  readonly operation: OperationDeclaration;
  readonly values: Values;
  /** What was brought, by field. */
  readonly given: Readonly<Record<string, Given>>;
  /** The input that was left as it is in the beginning, for want of an operand and of a pipe: some operations can do without. */
  readonly lacks?: string;
}

type Told = Readonly<Record<string, Given>>;

const valuesOf = (told: Told): Values => Object.fromEntries(Object.entries(told).map(([field, { value }]) => [field, value]));

async function readOptions(tool: CatalogueTool, { said }: ReadWords, sources: Sources): Promise<Result<Told, Ending>> {
  const fields = doorFields(tool.declaration);
  const options = optionsOf(tool);
  const told: Record<string, Given> = {};
  for (const [name, words] of said) {
    const option = options[name];
    const field: Field | undefined = option && fields[option.field];
    if (!option || !field) continue; // a global one
    const given = await readOption(field, option, words, sources);
    if (!given.ok) return given;
    told[option.field] = given.value;
  }
  return ok(told);
}

/** The operation that the first word names, and the words after it. */
function takeOperation(tool: CatalogueTool, operands: readonly Operand[]) {
  const [first, ...others] = operands;
  const named = Object.keys(doorOperations(tool.declaration)).find(
    (name) => first?.mayBeName === true && (name === first.text || optionName(name) === first.text),
  );
  return named === undefined ? { operands } : { named, operands: others };
}

/** The input of an operation that may stand in the command without its name, if it is not there with it. */
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

/** Reads what a command says to a tool but for its input: which operation, and the values of its fields. */
export async function readAsked(tool: CatalogueTool, words: ReadWords, sources: Sources): Promise<Result<Asked, Ending>> {
  const { declaration } = tool;
  const operations = doorOperations(declaration);
  const { named, operands } = takeOperation(tool, words.operands);
  const options = await readOptions(tool, words, sources);
  if (!options.ok) return options;
  const told = options.value;
  const said = valuesOf(told);

  const chosen = named === undefined ? chooseOperation(declaration, said) : ok(named);
  const name = chosen.ok ? chosen.value : '';
  const operation = operations[name];
  if (!operation) return end('usage.unclear', { tool: tool.id, names: Object.keys(operations).join(', ') });
  const foreign = Object.keys(said).find((field) => !reads(operation, field));
  if (foreign !== undefined) return end('usage.notOfOperation', { operation: name, option: `--${optionName(foreign)}` });

  const values = fulfilled(declaration, operation, said);
  if (!values.ok) {
    const { field = '', values: { choices = '' } = {} } = values.error;
    return end('usage.notOneOf', { option: `--${optionName(field)}`, choices });
  }
  const asked = { name, operation, values: values.value, told };
  const input = inputWithoutName(tool, asked, operands);
  return input.ok ? ok({ ...asked, ...input.value }) : input;
}

/** Reads what a command says to a tool, and its input: the operand, or standard input. */
export async function readCommand(tool: CatalogueTool, words: ReadWords, sources: Sources): Promise<Result<Command, Ending>> {
  const asked = await readAsked(tool, words, sources);
  return asked.ok ? readInput(tool, asked.value, sources) : asked;
}

/** Reads the input of what was read already. */
export async function readInput(tool: CatalogueTool, asked: Asked, sources: Sources): Promise<Result<Command, Ending>> {
  const { name, operation, values, told, primary, operand } = asked;
  const field = primary === undefined || primary in told ? undefined : tool.declaration.inputs[primary];
  if (primary === undefined || !field) return ok({ name, operation, values, given: told });
  if (!operand && !sources.hasStdin) return ok({ name, operation, values, given: told, lacks: primary });
  const given = await readField(field, `--${optionName(primary)}`, [operand?.text ?? '-'], sources);
  if (!given.ok) return given;
  return ok({ name, operation, values: { ...values, [primary]: given.value.value }, given: { ...told, [primary]: given.value } });
}
