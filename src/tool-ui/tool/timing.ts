import type { Context } from '#core/context.ts';
import type { OperationDeclaration } from '#core/declaration.ts';
import { fail, type Result } from '#core/result.ts';
import type { JobOptions } from '../job/job.ts';

/** The time at which a page requests results. */
export interface Moment {
  /** Whether randomness and the clock are available, which they are not in prerendered pages. */
  readonly isHydrated: boolean;
  /**
   * The start of the current second in epoch milliseconds, for operations that depend on the time; `undefined` if the page has no clock.
   */
  readonly nowMs: number | undefined;
  /** The time when the page was opened, in whole seconds, if the page has a clock. */
  readonly openedMs?: number;
}

/** The options of a job. Operations on request start without a delay. */
export const optionsOf = ({
  trigger,
  debounceMs = trigger === 'submit' ? 0 : undefined,
  graceMs,
  timeoutMs,
  keepPreviousResult,
}: OperationDeclaration): JobOptions<Result<unknown>> => ({
  debounceMs,
  graceMs,
  timeout: timeoutMs === undefined ? undefined : { ms: timeoutMs, result: fail('timedOut', { values: { seconds: timeoutMs / 1000 } }) },
  keepsPrevious: ({ ok }) => keepPreviousResult === true && ok,
});

/** Whether the operation has everything it needs besides its fields. */
export const isTime = ({ trigger }: OperationDeclaration, { isHydrated, nowMs }: Moment): boolean =>
  trigger === 'tick' ? nowMs !== undefined : trigger !== 'generate' || isHydrated;

/** The context of a run. For operations that run each second, the time comes from the page's clock. */
export const contextOf = (
  { trigger }: OperationDeclaration,
  { context, nowMs, openedMs = nowMs }: Pick<Moment, 'nowMs' | 'openedMs'> & { readonly context: Context },
): Context =>
  trigger === 'tick' && nowMs !== undefined && openedMs !== undefined
    ? { ...context, now: () => new Date(nowMs), openedAt: new Date(openedMs) }
    : context;
