import type { Presentation, PresentationTexts } from '#core/present.ts';
import type { OperationDeclaration } from '#core/declaration.ts';
import type { Outputs } from '#core/outputs.ts';
import { fileOutput, plainOutput } from '#engine/print-output.ts';
import { printedNames, shownOutputs } from '#engine/shown-outputs.ts';

/**
 * The return value of an operation: the value of its only output, or the values of its outputs by name. An operation that only fills a
 * field returns the field's text.
 */
export async function valueOf(
  outputs: Outputs,
  { gives, writesTo }: OperationDeclaration,
  presentation: Presentation,
  texts: PresentationTexts,
): Promise<unknown> {
  if (writesTo !== undefined && gives.length === 0) return presentation.fields?.[writesTo];
  const names = printedNames(outputs, gives);
  const shown = shownOutputs(outputs, names, presentation, texts);
  const values = await Promise.all(shown.map(async (each) => [each.name, fileOutput(each) ?? (await plainOutput(each))] as const));
  return names.length === 1 ? values[0]?.[1] : Object.fromEntries(values);
}
