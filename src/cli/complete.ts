import { kindOf } from '#core/kinds/kind-of.ts';
import { ok, type Result } from '#core/result.ts';
import { type CatalogueTool, toolsNamed } from '#engine/catalogue.ts';
import { adapterFields, adapterOperations } from '#engine/adapter-operations.ts';
import type { Cli } from './cli.ts';
import { completedShells } from './completion.ts';
import { optionsOf } from './options-of.ts';
import { type Printed, printed } from './printed.ts';
import type { Ending } from './said.ts';
import { globals } from '#engine/option-name.ts';

/** The choices of an option, if it has any. */
function choicesAfter(tool: CatalogueTool, word: string): readonly string[] {
  const option = optionsOf(tool)[word.replace(/^--/, '')];
  const field = option && adapterFields(tool.declaration)[option.field];
  const refusal = field && kindOf(field).refusal?.(field);
  return refusal && 'choices' in refusal.values ? refusal.values.choices.split(', ') : [];
}

function afterTool(tool: CatalogueTool, before: string, begun: string): readonly string[] {
  const choices = choicesAfter(tool, before);
  if (choices.length > 0) return choices;
  return begun.startsWith('-')
    ? [...Object.keys(optionsOf(tool)), ...Object.keys(globals)].map((name) => `--${name}`)
    : Object.keys(adapterOperations(tool.declaration));
}

/** Lists the possible completions of the last, incomplete word, one per line. A shell passes the words after the program name. */
export async function completeWords(
  { library }: Cli,
  names: readonly string[],
  words: readonly string[],
): Promise<Result<Printed, Ending>> {
  const catalogue = await library.catalogue();
  const begun = words.at(-1) ?? '';
  const [name, ...others] = words.slice(0, -1);
  const [tool] = name === undefined ? [] : toolsNamed(catalogue, name);
  const all =
    name === 'completion'
      ? completedShells
      : tool
        ? afterTool(tool, others.at(-1) ?? '', begun)
        : [...names, ...catalogue.map(({ id }) => id)];
  const fitting = all.filter((each) => each.startsWith(begun));
  return ok(printed(fitting.map((each) => `${each}\n`).join('')));
}
