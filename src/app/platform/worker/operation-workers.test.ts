import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok, type Result } from '#core/result.ts';
import { inWorkers, type StartedWorker, type WorkerCall } from './operation-workers.ts';

interface PlayedWorker {
  readonly asked: WorkerCall[];
  readonly answer: (result: Result<unknown>) => void;
  readonly fail: (error: Error) => void;
  readonly isEnded: () => boolean;
}

/** Operations whose workers are simulated by the test, in the order in which they started. */
function start() {
  const workers: PlayedWorker[] = [];
  const run = inWorkers((onError): StartedWorker => {
    const asked: WorkerCall[] = [];
    const answers: ((result: Result<unknown>) => void)[] = [];
    const end = vi.fn<() => void>();
    workers.push({
      asked,
      answer: (result) => answers.shift()?.(result),
      fail: onError,
      isEnded: () => end.mock.calls.length > 0,
    });
    return {
      run(call) {
        asked.push(call);
        const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
        answers.push(resolve);
        return promise;
      },
      end,
    };
  });
  /** Runs an operation. `came` resolves to its result, or to the error if it rejects. */
  const ask = (operation: string, inWorkerOf?: string, toolId = 'any-tool') => {
    const controller = new AbortController();
    const { signal } = controller;
    const call = { toolId, operation, inWorkerOf, given: {}, language: 'en', signal, onProgress: () => undefined };
    return { came: run(call).catch((error: unknown) => error), abort: () => controller.abort('canceled') };
  };
  return { ask, workers, areEnded: () => workers.map(({ isEnded }) => isEnded()) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a worker', () => {
  test('is shared by an operation and its follow-ups, but not with others', () => {
    const { ask, workers } = start();
    ask('match');
    ask('draw');
    ask('refine', 'match');
    ask('match');
    ask('match', undefined, 'other-tool');
    expect(workers.map(({ asked }) => asked.map(({ toolId, operation }) => `${toolId} ${operation}`))).toEqual([
      ['any-tool match', 'any-tool refine', 'any-tool match'],
      ['any-tool draw'],
      ['other-tool match'],
    ]);
  });

  test('is kept for 10 s after its last result', async () => {
    const { ask, workers, areEnded } = start();
    const first = ask('match');
    const second = ask('refine', 'match');
    workers[0]?.answer(ok(1));
    expect(await first.came).toEqual(ok(1));
    await vi.advanceTimersByTimeAsync(20_000);
    workers[0]?.answer(ok(2));
    expect(await second.came).toEqual(ok(2));
    await vi.advanceTimersByTimeAsync(9999);
    ask('match');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(areEnded()).toEqual([false]);
    workers[0]?.answer(ok(3));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(areEnded()).toEqual([true]);
    ask('match');
    expect(areEnded()).toEqual([true, false]);
  });

  test('is ended when a run is aborted, unless another run uses it', async () => {
    const { ask, workers, areEnded } = start();
    const first = ask('match');
    const second = ask('refine', 'match');
    first.abort();
    expect(await first.came).toBe('canceled');
    expect(areEnded()).toEqual([false]);
    second.abort();
    expect(areEnded()).toEqual([true]);
    const third = ask('match');
    expect(await second.came).toBe('canceled');
    workers[1]?.answer(ok(3));
    expect(await third.came).toEqual(ok(3));
  });

  test('is ended when all of its runs are aborted at once, as when leaving the page', () => {
    const { ask, areEnded } = start();
    for (const { abort } of [ask('match'), ask('refine', 'match')]) abort();
    expect(areEnded()).toEqual([true]);
  });

  test('continues for another run after one run was aborted', async () => {
    const { ask, workers, areEnded } = start();
    const first = ask('match');
    const second = ask('refine', 'match');
    first.abort();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(areEnded()).toEqual([false]);
    workers[0]?.answer(ok('of nobody'));
    workers[0]?.answer(ok(2));
    expect(await second.came).toEqual(ok(2));
  });

  test('that fails makes all of its runs fail, and the next run starts a new worker', async () => {
    const { ask, workers, areEnded } = start();
    const lost = [ask('match'), ask('refine', 'match')];
    const error = new Error('not there');
    workers[0]?.fail(error);
    expect(await Promise.all(lost.map(({ came }) => came))).toEqual([error, error]);
    const next = ask('match');
    workers[1]?.answer(ok(3));
    expect(await next.came).toEqual(ok(3));
    expect(areEnded()).toEqual([true, false]);
  });

  test('is not started for a run that was already aborted', async () => {
    const controller = new AbortController();
    controller.abort('canceled');
    const startWorker = vi.fn<() => StartedWorker>();
    const call = { toolId: 'any-tool', operation: 'match', given: {}, language: 'en', onProgress: () => undefined };
    await expect(inWorkers(startWorker)({ ...call, signal: controller.signal })).rejects.toBe('canceled');
    expect(startWorker).not.toHaveBeenCalled();
  });
});
