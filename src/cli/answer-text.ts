import type { Notice, PresentationTexts } from '#core/present.ts';
import type { Outputs } from '#core/outputs.ts';
import { isLine, labeledLine, printOutput, valueUnder } from '#engine/print-output.ts';
import { plainNotice, plainOutputs, type ShownOutput, shownOutputs } from '#engine/shown-outputs.ts';
import type { Warning } from './empty-secrets.ts';

const lineOf = (shown: ShownOutput): string => labeledLine(shown.text('label'), String(printOutput(shown)));

/** The first output. If it is a single line, all single-line outputs with their labels. */
function primary(shown: readonly ShownOutput[]): string | Blob {
  const [first] = shown;
  if (!first) return '';
  if (!isLine(first.output)) return printOutput(first);
  return shown
    .filter(({ output }) => isLine(output))
    .map(lineOf)
    .join('\n');
}

/** Ends a text with a line break. A file is unchanged. */
const ended = (text: string | Blob): string | Blob => (typeof text !== 'string' || text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** The text of the output, or of the row, with the given name. */
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
  readonly texts: PresentationTexts;
}

/** Formats a result as text: the primary output, or the picked one. Returns `undefined` if nothing has the picked name. */
export function answerText({ outputs, names, answer, texts }: Answered, picked: string | undefined): string | Blob | undefined {
  const shown = shownOutputs(outputs, names, answer, texts);
  if (picked === undefined) return ended(primary(shown));
  const text = pickedText(shown, picked) ?? (names.includes(picked) ? '' : undefined); // an output without a value this time
  return text === undefined ? undefined : ended(text);
}

/** Formats a result as JSON: all of it, or the picked output. */
export async function plainAnswer(
  { outputs, names, answer, notices, texts }: Answered,
  picked: string | undefined,
  warnings: readonly Warning[],
): Promise<object> {
  const shown = shownOutputs(outputs, names, answer, texts).filter(({ name }) => picked === undefined || name === picked);
  return { ok: true, answer: await plainOutputs(shown), notices: [...warnings, ...notices.map((notice) => plainNotice(notice, texts))] };
}
