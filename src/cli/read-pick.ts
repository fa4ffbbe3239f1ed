import type { Outputs } from '#core/outputs.ts';
import { ok, type Result } from '#core/result.ts';
import { hasLabels } from '#engine/print-output.ts';
import { type Ending, end } from './said.ts';
import type { ReadWords } from './words.ts';

export const notPicked = (names: readonly string[]): Result<never, Ending> =>
  end('usage.notOneOf', { option: '--pick', choices: names.join(', ') });

/** Reads `--pick`: the name of an output, or of a row that may exist only in the result. `undefined` if the option is missing. */
export function readPick(outputs: Outputs, names: readonly string[], options: ReadWords['said']): Result<string | undefined, Ending> {
  const picked = options.get('pick')?.at(-1);
  const mayBeThere = picked === undefined || names.includes(picked) || names.some((name) => outputs[name] && hasLabels(outputs[name]));
  return mayBeThere ? ok(picked) : notPicked(names);
}
