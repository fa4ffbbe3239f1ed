import type { Context } from '#core/context.ts';
import type { OperationDeclaration } from '#core/declaration.ts';

/** When a page asks. */
export interface Moment {
  /** The prerendered page knows neither randomness nor the clock. */
  readonly isHydrated: boolean;
  /** The second that has begun, in epoch milliseconds, for what is about the present; `undefined` while a page has no clock. */
  readonly nowMs: number | undefined;
  /** When the page was opened, to the second, while it has a clock. */
  readonly openedMs?: number;
}

/** What a run in the worker must know of its declaration: what waits for a press waits for nothing else. */
export const timingOf = ({ begins, delayMs = begins === 'on request' ? 0 : undefined, ...timing }: OperationDeclaration) => ({
  ...timing,
  delayMs,
});

/** Whether what an operation needs besides its fields is there. */
export const isTime = ({ begins }: OperationDeclaration, { isHydrated, nowMs }: Moment): boolean =>
  begins === 'each second' ? nowMs !== undefined : begins !== 'when drawn' || isHydrated;

/** What a run may know: the time of one that is about the present is that of the page's clock. */
export const contextOf = (
  { begins }: OperationDeclaration,
  { context, nowMs, openedMs = nowMs }: Pick<Moment, 'nowMs' | 'openedMs'> & { readonly context: Context },
): Context =>
  begins === 'each second' && nowMs !== undefined && openedMs !== undefined
    ? { ...context, now: () => new Date(nowMs), openedAt: new Date(openedMs) }
    : context;
