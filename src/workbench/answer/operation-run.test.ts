import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fail, ok, type Result } from '#core/result.ts';
import { isReloadHeld } from '../page/activity.ts';
import { OperationRun, type Question, type RunTiming } from './operation-run.ts';

interface Call {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly answer: (result: Result<unknown>) => void;
  readonly throw: (error: unknown) => void;
}

/** An operation that is simulated by the test, and the calls to it. */
function start(timing: RunTiming = {}) {
  const calls: Call[] = [];
  let isOver = false;
  const run = new OperationRun(
    (question, signal, onProgress) => {
      if (isOver) return Promise.resolve(ok(undefined));
      const { promise, resolve, reject } = Promise.withResolvers<Result<unknown>>();
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      calls.push({ question, signal, onProgress, answer: resolve, throw: reject });
      return promise;
    },
    timing,
    () => undefined,
  );
  // Running operations would block reloads in later tests.
  onTestFinished(async () => {
    isOver = true;
    run.ask(undefined);
    for (const { answer } of calls) answer(ok(undefined));
    await vi.waitUntil(() => !isReloadHeld(), { timeout: 60_000 });
  });
  return { run, calls };
}

const one = { text: 'a' };
const other = { text: 'ab' };

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('OperationRun', () => {
  test('starts 150 ms after the last change', async () => {
    const { run, calls } = start();
    run.ask(one);
    await pass(149);
    run.ask(other);
    await pass(149);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls.map(({ question }) => question)).toEqual([other]);
  });

  test('returns the result for the latest input and ends the previous run', async () => {
    const { run, calls } = start({ delayMs: 0 });
    run.ask(one);
    await pass(0);
    run.ask(other);
    await pass(0);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(isReloadHeld()).toBe(true);
    calls[1]?.answer(ok('AB'));
    await pass(0);
    expect(run.state).toMatchObject({ outcome: ok('AB'), answered: other, isRunning: false });
    expect(isReloadHeld()).toBe(false);
  });

  test('does not run twice for the same input', async () => {
    const { run, calls } = start({ delayMs: 0 });
    run.ask(one);
    run.ask(one);
    await pass(0);
    expect(calls).toHaveLength(1);
  });

  test('keeps the previous result for a second, and then reports the slow run and its progress', async () => {
    const { run, calls } = start({ delayMs: 0 });
    run.ask(one);
    await pass(0);
    calls[0]?.answer(ok('A'));
    await pass(0);
    run.ask(other);
    await pass(999);
    expect(run.state).toMatchObject({ outcome: ok('A'), answered: one, isRunning: true, isSlow: false });
    calls[1]?.onProgress(0);
    calls[1]?.onProgress(0.5);
    await pass(1);
    expect(run.state).toMatchObject({ outcome: undefined, isSlow: true, share: 0.5 });
  });

  test('a canceled run leaves no result', async () => {
    const { run, calls } = start({ delayMs: 0 });
    run.ask(one);
    await pass(0);
    run.cancel();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(run.state).toMatchObject({ outcome: undefined, answered: one, isRunning: false });
  });

  test('keeps the previous result as long as necessary on request, but not a failure', async () => {
    const { run, calls } = start({ delayMs: 0, keepsAnswer: true });
    for (const [index, outcome] of [ok('A'), fail('broken'), ok('B')].entries()) {
      run.ask({ index });
      await pass(1000);
      expect(run.state).toMatchObject({ outcome: index === 1 ? ok('A') : undefined, isSlow: true });
      calls[index]?.answer(outcome);
      await pass(0);
    }
  });

  test('missing input ends the run and removes the result', async () => {
    const { run, calls } = start({ delayMs: 0 });
    run.ask(one);
    await pass(0);
    calls[0]?.answer(ok('A'));
    await pass(0);
    run.ask(undefined);
    expect(run.state).toMatchObject({ outcome: undefined, answered: undefined });
  });

  test('fails when the time limit since the start of the work has passed', async () => {
    const { run, calls } = start({ delayMs: 0, limitMs: 2000 });
    run.ask(one);
    await pass(5000); // the code is being loaded
    calls[0]?.onProgress(0);
    await pass(1999);
    expect(run.state.isRunning).toBe(true);
    await pass(1);
    expect(run.state.outcome).toEqual(fail('timedOut', { values: { seconds: 2 } }));
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test('has no time limit after the first progress report', async () => {
    const { run, calls } = start({ delayMs: 0, limitMs: 2000 });
    run.ask(one);
    await pass(0);
    calls[0]?.onProgress(0);
    calls[0]?.onProgress(0.1);
    await pass(10_000);
    expect(run.state.isRunning).toBe(true);
  });

  test('an outdated run may continue for a grace period, and the next one waits for it', async () => {
    const { run, calls } = start({ delayMs: 0, graceMs: 500 });
    run.ask(one);
    await pass(0);
    calls[0]?.onProgress(0);
    run.ask(other);
    await pass(400);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(ok('A'));
    await pass(0);
    expect(calls).toHaveLength(2);
    expect(run.state.outcome).toBeUndefined();
  });

  test('keeps an exception of the work', async () => {
    const { run, calls } = start({ delayMs: 0 });
    const error = new Error('our fault');
    run.ask(one);
    await pass(0);
    calls[0]?.throw(error);
    await pass(2000);
    expect(run.state).toMatchObject({ thrown: { error }, isSlow: false });
  });
});
