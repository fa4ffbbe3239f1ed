import type { Presentation } from '#core/present.ts';
import type { ToolError } from '#core/result.ts';
import type { OperationState } from '../tool/tool-operations.ts';

export interface Failure {
  /** The field; `undefined` if the error belongs to no field. */
  readonly about: string | undefined;
  readonly error: ToolError;
}

interface Failing extends Pick<OperationState, 'job' | 'fallback'> {
  readonly answer: Pick<Presentation, 'error'> | undefined;
}

/** The errors of an operation with their fields. Additional errors that name another field are separate. */
export function failuresOf({ job: { result }, answer, fallback }: Failing): readonly Failure[] {
  const error = result?.ok === false ? result.error : answer?.error;
  if (!error || error.isIncomplete) return [];
  if (!error.more) return [{ about: error.field ?? fallback, error }];
  const isElsewhere = ({ field = error.field }: ToolError): boolean => field !== error.field;
  return [
    { about: error.field ?? fallback, error: { ...error, more: error.more.filter((each) => !isElsewhere(each)) } },
    ...error.more.filter(isElsewhere).map((each) => ({ about: each.field, error: each })),
  ];
}

interface FailingOperation extends Failing, Pick<OperationState, 'request'> {}

/**
 * The errors of all fields. An outdated error is hidden if another operation has since processed the changed fields and either accepted the
 * field or reported its own error for it.
 */
export const standingFailures = (states: readonly FailingOperation[]): readonly Failure[] =>
  states.flatMap((state) => failuresOf(state).filter(({ about = '' }) => !states.some((other) => knowsBetter(other, about, state))));

function knowsBetter(other: FailingOperation, field: string, { request, job: { completedRequest = {} } }: FailingOperation): boolean {
  const otherRequest = other.request ?? {};
  if (completedRequest === request || other.job.completedRequest !== otherRequest || !(field in otherRequest)) return false;
  const hasChanged = Object.keys(otherRequest).some((name) => name in completedRequest && completedRequest[name] !== otherRequest[name]);
  return hasChanged && failuresOf(other).every(({ about }) => about === field);
}
