import type { PresentationNotice, Notice, PresentationTexts } from '#core/present.ts';
import type { Output, Outputs } from '#core/outputs.ts';
import { textIfThere } from './error-text.ts';
import { isPrinted, plainOutput, type Printing } from './print-output.ts';

/** An output that has a value. */
export interface ShownOutput extends Printing {
  readonly name: string;
}

/** The outputs of an operation that can be printed, in declared order. */
export const printedNames = (outputs: Outputs, gives: readonly string[]): readonly string[] =>
  gives.filter((name) => outputs[name] && isPrinted(outputs[name]));

/** Returns a function that looks up the messages of an output. For a missing message, it returns the output's label. */
export const outputText =
  ({ t }: PresentationTexts, name: string): Printing['text'] =>
  (key) =>
    textIfThere(t, `outputs.${name}.${key}`) ?? t(`outputs.${name}`);

/** The outputs with these names that have a value. */
export const shownOutputs = (
  outputs: Outputs,
  names: readonly string[],
  presentation: object,
  texts: PresentationTexts,
): readonly ShownOutput[] =>
  names.flatMap((name) => {
    const value: unknown = Reflect.get(presentation, name);
    const output: Output | undefined = outputs[name];
    return output && value !== undefined ? [{ name, output, value, text: outputText(texts, name) }] : [];
  });

/** The outputs as JSON, by name. */
export const plainOutputs = async (shown: readonly ShownOutput[]): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(await Promise.all(shown.map(async (each) => [each.name, await plainOutput(each)] as const)));

/** Whether a notice matters outside a page. */
export const isForAdapters = ({ isOfPage }: PresentationNotice): boolean => isOfPage !== true;

/** A notice with its message. */
export const plainNotice = (notice: Notice, { t }: PresentationTexts): Notice & { readonly message: string } => ({
  ...notice,
  message: t(`notices.${notice.code}`, notice.values),
});
