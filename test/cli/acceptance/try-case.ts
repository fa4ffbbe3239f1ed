import { areMet, type OperationDeclaration } from '#core/declaration.ts';
import { initialValues } from '#core/fields.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { chooseOperation, adapterFields, adapterOperations, reads } from '#engine/adapter-operations.ts';
import { kebab, optionName } from '#engine/option-name.ts';
import { type AcceptanceCase, saidIn } from './acceptance-case.ts';
import { type Ended, findFault, type Said, type SaidJson, type Wording } from './find-fault.ts';
import { outputsUnder } from './read-answer.ts';
import { type SaidField, saidField } from './said-fields.ts';

/** The arguments of a command, and the environment variables that they refer to. */
export interface Asked {
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface Around extends Wording {
  readonly tool: CatalogueTool;
  readonly run: (command: Asked) => Promise<Ended>;
}

/** The result of a case: it holds, it fails with a difference, or it cannot be expressed as commands. */
export type Outcome = { readonly kind: 'holds' } | { readonly kind: 'fails' | 'is not mapped'; readonly why: string };

type NamedOperation = readonly [string, OperationDeclaration];

/** The operations that the page would run, because their conditions are met. */
function availableOperations({ declaration }: CatalogueTool, given: readonly SaidField[]): readonly NamedOperation[] {
  const values = { ...initialValues(adapterFields(declaration)), ...Object.fromEntries(given.map(({ field, value }) => [field, value])) };
  return Object.entries(adapterOperations(declaration)).filter(([, { when }]) => areMet(when, values));
}

/** The command for an operation, with the values that it reads. Omits the operation's name if the values determine it. */
function commandFor({ id, declaration }: CatalogueTool, [name, operation]: NamedOperation, given: readonly SaidField[]): Asked {
  const read = given.filter(({ field }) => reads(operation, field));
  const chosen = chooseOperation(declaration, Object.fromEntries(read.map(({ field, value }) => [field, value])));
  const named = chosen.ok && chosen.value === name ? [] : [kebab(name)];
  return {
    words: [id, ...named, ...read.flatMap(({ words }) => words)],
    env: Object.assign({}, ...read.map(({ env }) => env)),
  };
}

/**
 * The operations that provide all expected labels, or if no label is expected, those that read the last field. Empty if only the page
 * provides one of the labels.
 */
function operationsFor({ tool, t }: Around, { expect }: AcceptanceCase, given: readonly SaidField[]): readonly NamedOperation[] {
  const available = availableOperations(tool, given);
  const labels = expect.map(saidIn).filter(({ kind }) => kind === 'output' || kind === 'row');
  const last = given.at(-1)?.field;
  if (labels.length === 0) return available.filter(([, operation]) => last === undefined || reads(operation, last));
  const perLabel = labels.map(({ label }) => {
    const outputs = outputsUnder(tool.declaration.outputs, t, label);
    return available.filter(([, { gives }]) => gives.some((name) => outputs.includes(name)));
  });
  return perLabel.some((giving) => giving.length === 0) ? [] : available.filter((each) => perLabel.flat().includes(each));
}

/** Replaces option names by the labels of fields, as in a sentence on the page. */
const asOnPage = ({ tool, t }: Around, sentence: string): string =>
  Object.keys(adapterFields(tool.declaration)).reduce(
    (text, field) => text.replaceAll(`--${optionName(field)} `, `${t(`fields.${field}.label`)} `),
    sentence,
  );

async function runCommands(around: Around, commands: readonly Asked[]): Promise<Said> {
  const ended: Ended[] = [];
  const results: SaidJson[] = [];
  for (const { words, env } of commands) {
    const plain = await around.run({ words, env });
    ended.push({ ...plain, stderr: asOnPage(around, plain.stderr) });
    const { stdout } = await around.run({ words: [...words, '--json'], env });
    results.push(JSON.parse(stdout) as SaidJson); // the documented form of `--json`
  }
  return { ended, said: results };
}

/** Performs a case with commands instead of the page, and checks the same expectations. */
export async function tryCase(around: Around, acceptance: AcceptanceCase): Promise<Outcome> {
  const fieldsByName = new Map<string, SaidField>(); // if a field is set twice, the last value counts
  for (const step of acceptance.steps) {
    const field = saidField(around.tool, around.t, step);
    if (!field) return { kind: 'is not mapped', why: `no command says ${JSON.stringify(step)}` };
    fieldsByName.set(field.field, field);
  }
  const onPage = acceptance.expect.find((each) => saidIn(each).kind === 'count');
  if (onPage) return { kind: 'is not mapped', why: `a page alone has ${JSON.stringify(onPage)}` };
  const fields = [...fieldsByName.values()];
  const operations = operationsFor(around, acceptance, fields);
  if (operations.length === 0) return { kind: 'is not mapped', why: 'no operation of a command gives all that is expected' };
  const commands = operations.map((operation) => commandFor(around.tool, operation, fields));
  const results = await runCommands(around, commands);
  const why = acceptance.expect.map((each) => findFault(results, around, each)).find((each) => each !== undefined);
  return why === undefined ? { kind: 'holds' } : { kind: 'fails', why };
}
