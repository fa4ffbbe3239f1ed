import type { Answer } from '#core/answer.ts';
import type { ToolError } from '#core/result.ts';
import type { Work } from './tool-runs.ts';

export interface Failure {
  /** The field; `undefined` if the error belongs to no field. */
  readonly about: string | undefined;
  readonly error: ToolError;
}

interface Failing extends Pick<Work, 'state' | 'fallback'> {
  readonly answer: Pick<Answer, 'error'> | undefined;
}

/** The errors of an operation with their fields. Additional errors that name another field are separate. */
export function failuresOf({ state: { outcome }, answer, fallback }: Failing): readonly Failure[] {
  const error = outcome?.ok === false ? outcome.error : answer?.error;
  if (!error || error.isIncomplete) return [];
  if (!error.more) return [{ about: error.field ?? fallback, error }];
  const isElsewhere = ({ field = error.field }: ToolError): boolean => field !== error.field;
  return [
    { about: error.field ?? fallback, error: { ...error, more: error.more.filter((each) => !isElsewhere(each)) } },
    ...error.more.filter(isElsewhere).map((each) => ({ about: each.field, error: each })),
  ];
}

interface Answering extends Failing, Pick<Work, 'question'> {}

/**
 * The errors of all fields. An outdated error is hidden if another operation has since processed the changed fields and either accepted the
 * field or reported its own error for it.
 */
export const standingFailures = (works: readonly Answering[]): readonly Failure[] =>
  works.flatMap((work) => failuresOf(work).filter(({ about = '' }) => !works.some((other) => knowsBetter(other, about, work))));

function knowsBetter(other: Answering, field: string, { question, state: { answered = {} } }: Answering): boolean {
  const asked = other.question ?? {};
  if (answered === question || other.state.answered !== asked || !(field in asked)) return false;
  const hasChanged = Object.keys(asked).some((name) => name in answered && answered[name] !== asked[name]);
  return hasChanged && failuresOf(other).every(({ about }) => about === field);
}
