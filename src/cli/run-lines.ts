import type { PresentationTexts } from '#core/present.ts';
import type { Field } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { ok, type Result } from '#core/result.ts';
import type { AskedByLine } from '#engine/perform-line.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { columnLabel, type LineColumn, lineColumns } from '#engine/line-columns.ts';
import { kebab, optionName } from '#engine/option-name.ts';
import { printedNames } from '#engine/shown-outputs.ts';
import { answerRows, printedRows } from './answer-rows.ts';
import type { Cli } from './cli.ts';
import { type LineWriter, objectLines, pickedLines, tableLines } from './line-writer.ts';
import { emptySecrets } from './empty-secrets.ts';
import { loadTool } from './loaded-tool.ts';
import { messageLine, type Printed } from './printed.ts';
import { type Asked, readAsked } from './read-command.ts';
import { showsSecret } from './read-field.ts';
import { readPick } from './read-pick.ts';
import { type Ending, end } from './said.ts';
import type { SourcePieces, Sources } from './sources.ts';
import type { ReadWords } from './words.ts';

/** The input of a command that is read line by line. */
interface LineInput {
  readonly name: string;
  readonly field: Field;
  /** Whether the input is a secret, which the output omits. */
  readonly isSecret: boolean;
  readonly source: SourcePieces;
}

async function openInput(
  { id, declaration }: CatalogueTool,
  { name: operation, operation: { perLine }, primary: name = '', told, operand }: Asked,
  sources: Sources,
): Promise<Result<LineInput, Ending>> {
  const field = declaration.inputs[name];
  if (perLine !== true || !field) return end('usage.notByLine', { operation: kebab(operation) });
  const input = { name, field, isSecret: kindOf(field).isKey?.(field) === true };
  const { text = '', ...place } = told[name] ?? {};
  if (name in told) return ok({ ...input, source: { ...place, pieces: [text] } });
  if (!operand && !sources.hasStdin) return end('usage.needsInput', { tool: id });
  const word = operand?.text ?? '-';
  if (showsSecret(field, word)) return end('usage.secret', { option: `--${optionName(name)}` });
  const source = await sources.pieces(word);
  return source.ok ? ok({ ...input, source: source.value }) : source;
}

/** The error for a line that is not a valid value of the field. */
function refusalOf({ t }: Cli, { name, field }: LineInput): AskedByLine['refusal'] {
  const { code, values } = kindOf(field).refusal?.(field) ?? { code: 'notOneOf', values: {} };
  return { code, message: t(`usage.${code}`, { ...values, option: `--${optionName(name)}` }) };
}

/** Chooses the format: JSON objects or a single output if requested, otherwise a table. */
function writerFor(
  { t }: Cli,
  texts: PresentationTexts,
  { name, isSecret }: LineInput,
  columns: readonly LineColumn[],
  options: ReadWords['said'],
): LineWriter {
  const picked = options.get('pick')?.at(-1);
  if (options.has('json')) return objectLines(isSecret ? undefined : name);
  if (picked !== undefined) return pickedLines(picked);
  const labels = columns.map((column) => columnLabel(texts, column));
  const input = isSecret ? [] : [texts.t(`fields.${name}.label`)];
  return tableLines({ columns, isSecret, head: [t('lines.line'), ...input, ...labels, t('lines.error')] });
}

/** Runs an operation separately for each line of its input. A failed line does not stop the others. */
export async function runLines(cli: Cli, tool: CatalogueTool, words: ReadWords, sources: Sources): Promise<Result<Printed, Ending>> {
  const { declaration } = tool;
  const read = await readAsked(tool, words, sources);
  if (!read.ok) return read;
  const { name, operation, values, told } = read.value;
  const names = printedNames(declaration.outputs, operation.gives);
  const picked = readPick(declaration.outputs, names, words.said);
  if (!picked.ok) return picked;
  const input = await openInput(tool, read.value, sources);
  if (!input.ok) return input;

  const { work, texts, context } = await loadTool(cli, tool, () => undefined); // each line is quick
  const shown = names.filter((each) => !words.said.has('json') || picked.value === undefined || each === picked.value);
  const runnable = {
    declaration,
    work,
    name,
    field: input.value.name,
    values,
    names: shown,
    context,
    texts,
    refusal: refusalOf(cli, input.value),
  };
  const writer = writerFor(cli, texts, input.value, lineColumns(declaration.outputs, operation.gives, values), words.said);
  // The input itself is not known yet, because it is read line by line.
  const warned = emptySecrets(cli, declaration, operation, { ...values, [input.value.name]: undefined }, told);
  const rows = printedRows(answerRows(cli, runnable, input.value.source, writer));
  return ok({ ...rows, warnings: warned.map(({ message }) => messageLine(message)) });
}
