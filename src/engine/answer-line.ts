import type { DataContext } from '#core/context.ts';
import type { Say } from '#core/answer.ts';
import { type Asked, answerOperation } from './answer-operation.ts';
import { doorFields } from './door-operations.ts';
import type { Values } from './library.ts';
import { messageOf } from './plain-error.ts';
import { readValue } from './read-value.ts';
import { type ShownOutput, shownOutputs } from './shown-outputs.ts';

interface PlainFault {
  readonly code: string;
  readonly message: string;
}

/** An operation that is asked once for each line of an input. */
export interface AskedByLine extends Asked {
  /** The input. */
  readonly field: string;
  /** The other fields, which hold for every line. */
  readonly values: Values;
  /** The outputs that are shown. */
  readonly names: readonly string[];
  readonly context: DataContext;
  readonly say: Say;
  /** What is wrong with a line that the field cannot have. */
  readonly refusal: PlainFault;
}

/** What came of a line: outputs, what is wrong, or both where a part of it is answered. */
export interface AnsweredLine {
  readonly shown: readonly ShownOutput[];
  readonly error?: PlainFault;
}

/** What an operation says to one line. */
export async function answerLine(asked: AskedByLine, line: string): Promise<AnsweredLine> {
  const { declaration, field, values, names, context, say, refusal } = asked;
  const declared = doorFields(declaration)[field];
  const value = declared && readValue(declared, [line]);
  if (value === undefined) return { shown: [], error: refusal };
  const result = await answerOperation(asked, { ...values, [field]: value }, context, say);
  const { error = undefined, ...answer } = (result.ok ? result.value : { error: result.error }) ?? {};
  const shown = shownOutputs(declaration.outputs, names, answer, say);
  return error ? { shown, error: { code: error.code, message: messageOf(error, error.field ?? field, say) } } : { shown };
}
