import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fail, ok, type Result } from '#core/result.ts';
import { isReloadHeld } from '../page/activity.ts';
import { Job, type JobOptions } from './job.ts';

type Request = object;

interface Call {
  readonly request: Request;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly answer: (result: Result<unknown>) => void;
  readonly throw: (error: unknown) => void;
}

/** A job whose work is simulated by the test, and the calls to it. */
function start(options: JobOptions<Result<unknown>> = {}) {
  const calls: Call[] = [];
  const job = new Job<Request, Result<unknown>>(
    (request, signal, onProgress) => {
      const { promise, resolve, reject } = Promise.withResolvers<Result<unknown>>();
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      calls.push({ request, signal, onProgress, answer: resolve, throw: reject });
      return promise;
    },
    options,
    () => undefined,
  );
  onTestFinished(() => job.start(undefined)); // a running job prevents reloads, also in later tests
  return { job, calls };
}

const tooSlow = fail('timedOut');
const one = { text: 'a' };
const other = { text: 'ab' };

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Job', () => {
  test('starts after 150 ms without a change', async () => {
    const { job, calls } = start();
    job.start(one);
    await pass(149);
    job.start(other);
    await pass(149);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls.map(({ request }) => request)).toEqual([other]);
  });

  test('returns the result of the latest request, and stops the run before it', async () => {
    const { job, calls } = start({ debounceMs: 0 });
    job.start(one);
    await pass(0);
    job.start(other);
    await pass(0);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(isReloadHeld()).toBe(true);
    calls[1]?.answer(ok('AB'));
    await pass(0);
    expect(job.state).toMatchObject({ result: ok('AB'), completedRequest: other, isRunning: false });
    expect(isReloadHeld()).toBe(false);
  });

  test('does not run the same request twice', async () => {
    const { job, calls } = start({ debounceMs: 0 });
    job.start(one);
    job.start(one);
    await pass(0);
    expect(calls).toHaveLength(1);
  });

  test('keeps the previous result for a second, then reports that it is slow and its progress', async () => {
    const { job, calls } = start({ debounceMs: 0 });
    job.start(one);
    await pass(0);
    calls[0]?.answer(ok('A'));
    await pass(0);
    job.start(other);
    await pass(999);
    expect(job.state).toMatchObject({ result: ok('A'), completedRequest: one, isRunning: true, isSlow: false });
    calls[1]?.onProgress(0);
    calls[1]?.onProgress(0.5);
    await pass(1);
    expect(job.state).toMatchObject({ result: undefined, isSlow: true, share: 0.5 });
  });

  test('has no result after it was canceled', async () => {
    const { job, calls } = start({ debounceMs: 0 });
    job.start(one);
    await pass(0);
    job.cancel();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(job.state).toMatchObject({ result: undefined, completedRequest: one, isRunning: false });
  });

  test('keeps a previous result until the next one if the options say so, but not a failure', async () => {
    const { job, calls } = start({ debounceMs: 0, keepsPrevious: ({ ok: isOk }) => isOk });
    for (const [index, result] of [ok('A'), fail('broken'), ok('B')].entries()) {
      job.start({ index });
      await pass(1000);
      expect(job.state).toMatchObject({ result: index === 1 ? ok('A') : undefined, isSlow: true });
      calls[index]?.answer(result);
      await pass(0);
    }
  });

  test('stops and forgets its result without a request', async () => {
    const { job, calls } = start({ debounceMs: 0 });
    job.start(one);
    await pass(0);
    calls[0]?.answer(ok('A'));
    await pass(0);
    job.start(undefined);
    expect(job.state).toMatchObject({ result: undefined, completedRequest: undefined });
  });

  test('times out when the work has taken too long since it started', async () => {
    const { job, calls } = start({ debounceMs: 0, timeout: { ms: 2000, result: tooSlow } });
    job.start(one);
    await pass(5000); // the code is being loaded
    calls[0]?.onProgress(0);
    await pass(1999);
    expect(job.state.isRunning).toBe(true);
    await pass(1);
    expect(job.state.result).toEqual(tooSlow);
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test('does not time out after a report of progress', async () => {
    const { job, calls } = start({ debounceMs: 0, timeout: { ms: 2000, result: tooSlow } });
    job.start(one);
    await pass(0);
    calls[0]?.onProgress(0);
    calls[0]?.onProgress(0.1);
    await pass(10_000);
    expect(job.state.isRunning).toBe(true);
  });

  test('lets an outdated run continue for its grace period, and the next one waits for it', async () => {
    const { job, calls } = start({ debounceMs: 0, graceMs: 500 });
    job.start(one);
    await pass(0);
    calls[0]?.onProgress(0);
    job.start(other);
    await pass(400);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(ok('A'));
    await pass(0);
    expect(calls).toHaveLength(2);
    expect(job.state.result).toBeUndefined();
  });

  test('keeps an error that the work threw', async () => {
    const { job, calls } = start({ debounceMs: 0 });
    const error = new Error('our fault');
    job.start(one);
    await pass(0);
    calls[0]?.throw(error);
    await pass(2000);
    expect(job.state).toMatchObject({ thrown: { error }, isSlow: false });
  });
});
