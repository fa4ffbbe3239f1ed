import type { Notice, Say } from '#core/answer.ts';
import type { Output, Outputs } from '#core/outputs.ts';
import { textIfThere } from '#engine/error-text.ts';
import { hasLabels, isLine, isPrinted, labeledLine, plainOutput, type Printing, printOutput, valueUnder } from '#engine/print-output.ts';
import { noticeText } from './failure-text.ts';

/** An output of an answer that has a value. */
interface ShownOutput extends Printing {
  readonly name: string;
}

/** The outputs that an operation may print, in the order in which it gives them. */
export const printedNames = (outputs: Outputs, gives: readonly string[]): readonly string[] =>
  gives.filter((name) => outputs[name] && isPrinted(outputs[name]));

/** Whether something is there to be picked by this name, or may be once the answer is there. */
export const mayPick = (outputs: Outputs, names: readonly string[], picked: string): boolean =>
  names.includes(picked) || names.some((name) => outputs[name] && hasLabels(outputs[name]));

const shownOf = (outputs: Outputs, names: readonly string[], answer: object, { t }: Say): readonly ShownOutput[] =>
  names.flatMap((name) => {
    const value: unknown = Reflect.get(answer, name);
    const output: Output | undefined = outputs[name];
    const text = (key: string): string => textIfThere(t, `outputs.${name}.${key}`) ?? t(`outputs.${name}`);
    return output && value !== undefined ? [{ name, output, value, text }] : [];
  });

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

function pickedText(shown: readonly ShownOutput[], picked: string): string | Blob | undefined {
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
  const shown = shownOf(outputs, names, answer, say);
  if (picked === undefined) return ended(primary(shown));
  const text = pickedText(shown, picked) ?? (names.includes(picked) ? '' : undefined); // an output that has no value this time
  return text === undefined ? undefined : ended(text);
}

/** An answer as JSON has it, all of it or the output that is picked. */
export async function plainAnswer({ outputs, names, answer, notices, say }: Answered, picked: string | undefined): Promise<object> {
  const shown = shownOf(outputs, names, answer, say).filter(({ name }) => picked === undefined || name === picked);
  const entries = await Promise.all(shown.map(async (each) => [each.name, await plainOutput(each)] as const));
  return {
    ok: true,
    answer: Object.fromEntries(entries),
    notices: notices.map((notice) => ({ ...notice, message: noticeText(notice, say) })),
  };
}
