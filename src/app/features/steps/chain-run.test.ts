import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ChainRun } from './chain-run.ts';
import type { ChainJob, StepOutcome, Told } from './step-service.ts';

const job = (): ChainJob => ({ language: 'en', input: 'a', steps: [], messages: {} });
const outcome: StepOutcome = { key: '', shown: [], notices: [], input: 'a', forwarded: 'A', took: 1 };

/** A run with a simulated worker, which reports what the test tells it to. */
function start() {
  const asked: {
    readonly job: ChainJob;
    readonly tell: (told: Told) => void;
    readonly finish: () => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const end = vi.fn<() => void>();
  const run = new ChainRun(() => ({
    run(given, tell) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      asked.push({ job: given, tell, finish: resolve, fail: reject });
      return promise;
    },
    end,
  }));
  onTestFinished(() => run.end());
  return { run, asked, end };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs 150 ms after the last change, and reports each step', async () => {
  const { run, asked } = start();
  run.ask(job());
  await pass(149);
  run.ask(job());
  await pass(150);
  expect(asked).toHaveLength(1);
  asked[0]?.tell({ id: 1, is: 'begun' });
  asked[0]?.tell({ id: 1, is: 'done', outcome });
  expect(run.read()).toMatchObject({ isRunning: true, outcomes: new Map([[1, outcome]]) });
});

test('accepts a report that arrives after the run has ended', async () => {
  const { run, asked } = start();
  run.ask(job());
  await pass(150);
  asked[0]?.finish();
  await pass(0);
  asked[0]?.tell({ id: 1, is: 'done', outcome });
  expect(run.read()).toMatchObject({ isRunning: false, outcomes: new Map([[1, outcome]]) });
});

test('a new chain terminates the worker of a running one, whose reports are ignored', async () => {
  const { run, asked, end } = start();
  run.ask(job());
  await pass(150);
  run.ask(job());
  expect(end).toHaveBeenCalledTimes(1);
  asked[0]?.fail(new Error('The worker was ended.'));
  asked[0]?.tell({ id: 1, is: 'done', outcome });
  await pass(150);
  expect(asked).toHaveLength(2);
  expect(run.read()).toMatchObject({ isRunning: true, outcomes: new Map() });
  expect(run.read().thrown).toBeUndefined();
});

test('displays the running step after a second', async () => {
  const { run, asked } = start();
  run.ask(job());
  await pass(150);
  asked[0]?.tell({ id: 7, is: 'begun' });
  await pass(999);
  expect(run.read().slow).toBeUndefined();
  await pass(1);
  asked[0]?.tell({ id: 7, is: 'going on', share: 0.5 });
  expect(run.read().slow).toEqual({ id: 7, share: 0.5 });
});

test('canceling terminates the worker and keeps the results so far', async () => {
  const { run, asked, end } = start();
  run.ask(job());
  await pass(150);
  asked[0]?.tell({ id: 1, is: 'done', outcome });
  run.cancel();
  expect(end).toHaveBeenCalledTimes(1);
  expect(run.read()).toMatchObject({ isRunning: false, isCanceled: true, outcomes: new Map([[1, outcome]]) });
});

test('an error outside the steps is in the state', async () => {
  const { run, asked } = start();
  const error = new Error('missing code');
  run.ask(job());
  await pass(150);
  asked[0]?.fail(error);
  await pass(0);
  expect(run.read().thrown).toEqual({ error });
});
