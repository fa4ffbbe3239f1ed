import type { DataContext } from '#core/context.ts';
import type { PresentationTexts } from '#core/present.ts';
import { type Asked, performOperation } from './perform-operation.ts';
import { adapterFields } from './adapter-operations.ts';
import type { Values } from './library.ts';
import { messageOf } from './plain-error.ts';
import { readValue } from './read-value.ts';
import { type ShownOutput, shownOutputs } from './shown-outputs.ts';

interface PlainFault {
  readonly code: string;
  readonly message: string;
}

/** An operation that runs once for each line of an input. */
export interface AskedByLine extends Asked {
  /** The input that is split into lines. */
  readonly field: string;
  /** The values of the other fields, which are the same for every line. */
  readonly values: Values;
  /** The outputs to print. */
  readonly names: readonly string[];
  readonly context: DataContext;
  readonly texts: PresentationTexts;
  /** The error for a line that is invalid for the field. */
  readonly refusal: PlainFault;
}

/** The result for one line: outputs, an error, or both if only a part of the line is wrong. */
export interface LineResult {
  readonly shown: readonly ShownOutput[];
  readonly error?: PlainFault;
}

/** Runs an operation for one line. */
export async function performLine(runnable: AskedByLine, line: string): Promise<LineResult> {
  const { declaration, field, values, names, context, texts, refusal } = runnable;
  const declared = adapterFields(declaration)[field];
  const value = declared && readValue(declared, [line]);
  if (value === undefined) return { shown: [], error: refusal };
  const result = await performOperation(runnable, { ...values, [field]: value }, context, texts);
  const { error = undefined, ...presentation } = (result.ok ? result.value : { error: result.error }) ?? {};
  const shown = shownOutputs(declaration.outputs, names, presentation, texts);
  return error ? { shown, error: { code: error.code, message: messageOf(error, error.field ?? field, texts) } } : { shown };
}
