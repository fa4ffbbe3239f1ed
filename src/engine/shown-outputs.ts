import type { AnswerNotice, Notice, Say } from '#core/answer.ts';
import type { Output, Outputs } from '#core/outputs.ts';
import { textIfThere } from './error-text.ts';
import { isPrinted, plainOutput, type Printing } from './print-output.ts';

/** An output of an answer that has a value. */
export interface ShownOutput extends Printing {
  readonly name: string;
}

/** The outputs that an operation may print, in the order in which it gives them. */
export const printedNames = (outputs: Outputs, gives: readonly string[]): readonly string[] =>
  gives.filter((name) => outputs[name] && isPrinted(outputs[name]));

/** The messages of an output; where it has none of its own, its label. */
export const outputText =
  ({ t }: Say, name: string): Printing['text'] =>
  (key) =>
    textIfThere(t, `outputs.${name}.${key}`) ?? t(`outputs.${name}`);

/** Those of the outputs with these names that have a value in an answer. */
export const shownOutputs = (outputs: Outputs, names: readonly string[], answer: object, say: Say): readonly ShownOutput[] =>
  names.flatMap((name) => {
    const value: unknown = Reflect.get(answer, name);
    const output: Output | undefined = outputs[name];
    return output && value !== undefined ? [{ name, output, value, text: outputText(say, name) }] : [];
  });

/** What is shown, by the names of the outputs, as JSON says it. */
export const plainOutputs = async (shown: readonly ShownOutput[]): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(await Promise.all(shown.map(async (each) => [each.name, await plainOutput(each)] as const)));

/** Whether it is about the answer, however that is shown. */
export const isForDoors = ({ isOfPage }: AnswerNotice): boolean => isOfPage !== true;

/** A notice with its sentence. */
export const plainNotice = (notice: Notice, { t }: Say): Notice & { readonly message: string } => ({
  ...notice,
  message: t(`notices.${notice.code}`, notice.values),
});
