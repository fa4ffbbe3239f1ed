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

test('a thread that has answered takes the next call', async () => {
  const few = threads();
  expect((await few.run(call('a'), never)).texts).toEqual(['a', '1']);
  expect((await few.run(call('b'), never)).texts).toEqual(['b', '2']);
});

test('more calls than run at once are all answered', async () => {
  const many = threads();
  const names = Array.from({ length: 12 }, (_, index) => String(index));
  const answers = await Promise.all(names.map((name) => many.run(call(name), never)));
  expect(answers.map(({ texts }) => texts[0])).toEqual(names);
});

test('a call without an end is ended, and the next one has a thread of its own', async () => {
  const few = threads({ runMs: 50 });
  expect(await few.run(call('endless'), never)).toBe(late);
  const others = threads();
  await expect(others.run(call('exit'), never)).rejects.toThrow('exit 7');
  expect((await others.run(call('a'), never)).texts).toEqual(['a', '1']);
});

test('a call is answered late although its thread cannot be ended', async () => {
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

describe('a call that is cancelled', () => {
  test('while it runs leaves its place to the next', async () => {
    const one = threads({ running: 1 });
    const cancel = new AbortController();
    const cancelled = one.run(call('endless'), cancel.signal);
    const next = one.run(call('a'), never);
    cancel.abort();
    await expect(cancelled).rejects.toThrow('aborted');
    expect((await next).texts).toEqual(['a', '1']);
  });

  test('while it waits is not run, and nobody waits behind it', async () => {
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

  test('before it begins is not run', async () => {
    await expect(threads().run(call('endless'), AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

test('a call is refused where too many wait, or where it has waited too long', async () => {
  const one = threads({ running: 1, waiting: 1, waitMs: 50 });
  const cancel = new AbortController();
  const running = one.run(call('endless'), cancel.signal);
  const answers = await Promise.all([one.run(call('a'), never), one.run(call('b'), never)]);
  expect(answers).toEqual([busy, busy]);
  cancel.abort();
  await expect(running).rejects.toThrow('aborted');
  expect((await one.run(call('c'), never)).texts).toEqual(['c', '1']);
});
