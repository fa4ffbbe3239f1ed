import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Call, CallAnswer } from './call.ts';
import { CallThreads } from './call-threads.ts';

const call = (toolId: string): Call => ({ toolId, said: new Map(), operands: [] });
const late: CallAnswer = { texts: ['late'], structured: {}, isRefused: true };

/** A thread that responds with the name of the tool and its call count, never responds to `endless`, and ends at `exit`. */
const code = `
  const { parentPort } = require('node:worker_threads');
  let count = 0;
  parentPort.on('message', ({ toolId }) => {
    while (toolId === 'endless');
    if (toolId === 'exit') process.exit(7);
    parentPort.postMessage({ texts: [toolId, String(++count)], structured: {}, isRefused: false });
  });`;

const busy: CallAnswer = { texts: ['busy'], structured: {}, isRefused: true };
const patient = { running: 4, waiting: 100, waitMs: 600_000, runMs: 600_000, late: () => late, busy: () => busy };
const threads = (limits: Partial<typeof patient> = {}) =>
  new CallThreads(() => new Worker(code, { eval: true }), { ...patient, ...limits });

const never = new AbortController().signal;

test('a thread that has finished runs the next call', async () => {
  const few = threads();
  expect((await few.run(call('a'), never)).texts).toEqual(['a', '1']);
  expect((await few.run(call('b'), never)).texts).toEqual(['b', '2']);
});

test('runs all calls although there are more than can run at once', async () => {
  const many = threads();
  const names = Array.from({ length: 12 }, (_, index) => String(index));
  const results = await Promise.all(names.map((name) => many.run(call(name), never)));
  expect(results.map(({ texts }) => texts[0])).toEqual(names);
});

test('an endless call is ended, and the next one gets a new thread', async () => {
  const few = threads({ runMs: 50 });
  expect(await few.run(call('endless'), never)).toBe(late);
  const others = threads();
  await expect(others.run(call('exit'), never)).rejects.toThrow('exit 7');
  expect((await others.run(call('a'), never)).texts).toEqual(['a', '1']);
});

test('an endless call times out although its thread cannot be ended', async () => {
  const stuck = new CallThreads(
    () => {
      const worker = new Worker(code, { eval: true });
      const terminate = worker.terminate.bind(worker);
      onTestFinished(async () => void (await terminate()));
      worker.terminate = () => new Promise(() => undefined); // like a thread that is blocked in the kernel
      return worker;
    },
    { ...patient, running: 1, runMs: 50 },
  );
  expect([await stuck.run(call('endless'), never), await stuck.run(call('endless'), never)]).toEqual([late, late]);
});

describe('a canceled call', () => {
  test('makes room for the next while it is running', async () => {
    const one = threads({ running: 1 });
    const cancel = new AbortController();
    const cancelled = one.run(call('endless'), cancel.signal);
    const next = one.run(call('a'), never);
    cancel.abort();
    await expect(cancelled).rejects.toThrow('aborted');
    expect((await next).texts).toEqual(['a', '1']);
  });

  test('is never run while it is waiting, and blocks no other call', async () => {
    const one = threads({ running: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const running = one.run(call('endless'), first.signal);
    const waiting = one.run(call('exit'), second.signal);
    const next = one.run(call('a'), never);
    second.abort();
    await expect(waiting).rejects.toThrow('aborted');
    first.abort();
    await expect(running).rejects.toThrow('aborted');
    expect((await next).texts).toEqual(['a', '1']);
  });

  test('is not run when it is canceled before it begins', async () => {
    await expect(threads().run(call('endless'), AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

test('a call is rejected if too many are waiting or it has waited too long', async () => {
  const one = threads({ running: 1, waiting: 1, waitMs: 50 });
  const cancel = new AbortController();
  const running = one.run(call('endless'), cancel.signal);
  const results = await Promise.all([one.run(call('a'), never), one.run(call('b'), never)]);
  expect(results).toEqual([busy, busy]);
  cancel.abort();
  await expect(running).rejects.toThrow('aborted');
  expect((await one.run(call('c'), never)).texts).toEqual(['c', '1']);
});
