import type { Answer } from '#core/answer.ts';
import type { ToolError } from '#core/result.ts';
import type { Work } from './tool-runs.ts';

export interface Failure {
  /** The field; `undefined` where it stands beside none. */
  readonly about: string | undefined;
  readonly error: ToolError;
}

interface Failing extends Pick<Work, 'state' | 'fallback'> {
  readonly answer: Pick<Answer, 'error'> | undefined;
}

/** What is wrong, and with which fields: what names another field than the error that comes first stands there. */
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
 * What is wrong with the fields. The answer to an older question stands for a while, but not beside that of another operation which
 * knows better: its question has changed since, and it found the field to hold, or something else wrong with it.
 */
export const standingFailures = (works: readonly Answering[]): readonly Failure[] =>
  works.flatMap((work) => failuresOf(work).filter(({ about = '' }) => !works.some((other) => knowsBetter(other, about, work))));

function knowsBetter(other: Answering, field: string, { question, state: { answered = {} } }: Answering): boolean {
  const asked = other.question ?? {};
  if (answered === question || other.state.answered !== asked || !(field in asked)) return false;
  const hasChanged = Object.keys(asked).some((name) => name in answered && answered[name] !== asked[name]);
  return hasChanged && failuresOf(other).every(({ about }) => about === field);
}
