import type { Notice, Say } from '#core/answer.ts';
import type { Outputs } from '#core/outputs.ts';
import { isLine, labeledLine, printOutput, valueUnder } from '#engine/print-output.ts';
import { plainNotice, plainOutputs, type ShownOutput, shownOutputs } from '#engine/shown-outputs.ts';
import type { Warning } from './empty-secrets.ts';

const lineOf = (shown: ShownOutput): string => labeledLine(shown.text('label'), String(printOutput(shown)));

/** The first output; where it is a line, all lines. */
function primary(shown: readonly ShownOutput[]): string | Blob {
  const [first] = shown;
  if (!first) return '';
  if (!isLine(first.output)) return printOutput(first);
  return shown
    .filter(({ output }) => isLine(output))
    .map(lineOf)
    .join('\n');
}

/** A text ends with a line break; what is a file stays as it is. */
const ended = (text: string | Blob): string | Blob => (typeof text !== 'string' || text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** What is printed of the output, or of the row, that has a name. */
export function pickedText(shown: readonly ShownOutput[], picked: string): string | Blob | undefined {
  const output = shown.find(({ name }) => name === picked);
  if (output) return printOutput(output);
  return shown.map((each) => valueUnder(each.output, each.value, picked)).find((value) => value !== undefined);
}

export interface Answered {
  readonly outputs: Outputs;
  /** The outputs of the operation. */
  readonly names: readonly string[];
  readonly answer: object;
  readonly notices: readonly Notice[];
  readonly say: Say;
}

/** An answer for people and pipes: the primary output, or the one that is picked; `undefined` where nothing has that name. */
export function answerText({ outputs, names, answer, say }: Answered, picked: string | undefined): string | Blob | undefined {
  const shown = shownOutputs(outputs, names, answer, say);
  if (picked === undefined) return ended(primary(shown));
  const text = pickedText(shown, picked) ?? (names.includes(picked) ? '' : undefined); // an output that has no value this time
  return text === undefined ? undefined : ended(text);
}

/** An answer as JSON has it, all of it or the output that is picked. */
export async function plainAnswer(
  { outputs, names, answer, notices, say }: Answered,
  picked: string | undefined,
  warnings: readonly Warning[],
): Promise<object> {
  const shown = shownOutputs(outputs, names, answer, say).filter(({ name }) => picked === undefined || name === picked);
  return { ok: true, answer: await plainOutputs(shown), notices: [...warnings, ...notices.map((notice) => plainNotice(notice, say))] };
}
