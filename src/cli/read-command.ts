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

/** The input that has no name in the command: the operand, or standard input. */
async function readInput(
  tool: CatalogueTool,
  name: string | undefined,
  told: Told,
  operands: readonly Operand[],
  sources: Sources,
): Promise<Result<Told, Ending>> {
  const [operand, ...others] = operands;
  const field = name === undefined ? undefined : tool.declaration.inputs[name];
  if (others.length > 0) return end('usage.oneInput');
  if (name === undefined || !field || name in told) return operand ? end('usage.noInput', { tool: tool.id, input: operand.text }) : ok({});
  if (!operand && !sources.hasStdin) return ok({});
  const given = await readField(field, `--${optionName(name)}`, [operand?.text ?? '-'], sources);
  return given.ok ? ok({ [name]: given.value }) : given;
}

/** Reads what a command says to a tool: which operation, and the values of its fields. */
export async function readCommand(tool: CatalogueTool, words: ReadWords, sources: Sources): Promise<Result<Command, Ending>> {
  const { declaration } = tool;
  const operations = doorOperations(declaration);
  const { named, operands } = takeOperation(tool, words.operands);
  const options = await readOptions(tool, words, sources);
  if (!options.ok) return options;
  const said = valuesOf(options.value);

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
  const primary = primaryInput(declaration, operation, values.value);
  const input = await readInput(tool, primary, options.value, operands, sources);
  if (!input.ok) return input;
  const given = { ...options.value, ...input.value };
  const lacks = primary !== undefined && !(primary in given) ? { lacks: primary } : {};
  return ok({ name, operation, values: { ...values.value, ...valuesOf(input.value) }, given, ...lacks });
}
