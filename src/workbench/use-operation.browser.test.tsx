import { StrictMode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text, whole } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { isReloadHeld } from './activity.ts';
import type { OperationCall } from './run-operation.ts';
import { ToolContext, type ToolContextValue } from './tool-context.ts';
import { ToolSession } from './tool-session.ts';
import { type Job, useOperation } from './use-operation.ts';

const inputs = { text: text() };
const options = { rounds: whole({ min: 1, max: 9, initial: 1 }) };
const operations = { shout: defineOperation({ inputs, options, produces: 'text', thread: 'worker', run: (given) => ok(given.text) }) };

interface Question {
  readonly text: string;
  readonly rounds?: number;
  readonly limitMs?: number;
  readonly delayMs?: number;
  readonly graceMs?: number;
}

let root: Root;
let job: Job<string>;
let calls: { readonly call: OperationCall; readonly answer: (value: string) => void }[];

const runOperation = (call: OperationCall) => {
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof ok<string>>>();
  calls.push({ call, answer: (value) => resolve(ok(value)) });
  call.signal.addEventListener('abort', () => reject(call.signal.reason));
  call.onProgress(0);
  return promise;
};

const context: ToolContextValue = {
  toolId: 'any-tool',
  language: 'en',
  t: (key) => key,
  shellText: (key) => key,
  session: new ToolSession('any-tool'),
  runOperation,
  loadReference: async () => ({}),
  receivers: async () => [],
  opposite: undefined,
  sayAbove: () => undefined,
  openTool: () => undefined,
  pathOf: (toolId) => `/${toolId}`,
};

function Probe({ text: given, rounds = 1, limitMs, delayMs, graceMs, onJob }: Question & { readonly onJob: (job: Job<string>) => void }) {
  const current = useOperation<typeof operations, 'shout'>('shout', {
    inputs: { text: given },
    options: { rounds },
    ...(limitMs && { limitMs }),
    ...(delayMs && { delayMs }),
    ...(graceMs && { graceMs }),
  });
  useEffect(() => onJob(current));
  return null;
}

const keep = (current: Job<string>): void => {
  job = current;
};

function ask(question: Question) {
  root.render(
    <StrictMode>
      <ToolContext value={context}>
        <Probe {...question} onJob={keep} />
      </ToolContext>
    </StrictMode>,
  );
}

beforeEach(() => {
  calls = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

const started = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count), { timeout: 3000 });

const settled = () => vi.waitFor(() => expect(job.isRunning).toBe(false));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('an empty input and a number in error start nothing', async () => {
  ask({ text: '' });
  await pause(300);
  ask({ text: 'a', rounds: Number.NaN });
  await pause(300);
  expect(calls).toEqual([]);
  expect(job.outcome).toBeUndefined();
});

test('the answer to the latest question is shown, and the run before it is aborted', async () => {
  ask({ text: 'a' });
  await started(1);
  ask({ text: 'ab' });
  await started(2);
  expect(calls.map(({ call }) => [(call.given as { inputs: { text: string } }).inputs.text, call.signal.aborted])).toEqual([
    ['a', true],
    ['ab', false],
  ]);
  expect(isReloadHeld()).toBe(true);
  calls[1]?.answer('AB');
  await vi.waitFor(() => expect(job.outcome).toEqual(ok('AB')));
  expect(isReloadHeld()).toBe(false);
});

test('a run of a second is slow, reports its progress, and can be canceled', async () => {
  ask({ text: 'a' });
  await started(1);
  expect(job.isSlow).toBe(false);
  calls[0]?.call.onProgress(0.5);
  await vi.waitFor(() => expect(job).toMatchObject({ isSlow: true, share: 0.5 }), { timeout: 3000 });
  job.cancel();
  await settled();
  expect(calls[0]?.call.signal.aborted).toBe(true);
  expect(job.outcome).toBeUndefined();
});

test('the answer before it is gone once a run is slow', async () => {
  ask({ text: 'a' });
  await started(1);
  calls[0]?.answer('A');
  await vi.waitFor(() => expect(job.outcome).toEqual(ok('A')));
  ask({ text: 'ab' });
  await started(2);
  expect(job.outcome).toEqual(ok('A'));
  await vi.waitFor(() => expect(job.isSlow).toBe(true), { timeout: 3000 });
  expect(job.outcome).toBeUndefined();
});

test('the same question is asked again on request, and the answer before stands meanwhile', async () => {
  ask({ text: 'a' });
  await started(1);
  calls[0]?.answer('one');
  await settled();
  job.rerun();
  await started(2);
  expect(job.outcome).toEqual(ok('one'));
  calls[1]?.answer('two');
  await vi.waitFor(() => expect(job.outcome).toEqual(ok('two')));
});

test('a run over its limit is ended, and says so', async () => {
  ask({ text: 'a', limitMs: 100 });
  await started(1);
  await vi.waitFor(() => expect(job.outcome).toEqual({ ok: false, error: { code: 'timedOut', values: { seconds: 0.1 } } }));
  expect(calls[0]?.call.signal.aborted).toBe(true);
});

test('a run that has reported progress has no limit any more', async () => {
  ask({ text: 'a', limitMs: 100 });
  await started(1);
  calls[0]?.call.onProgress(0.5);
  await pause(300);
  expect(calls[0]?.call.signal.aborted).toBe(false);
  calls[0]?.answer('A');
  await vi.waitFor(() => expect(job.outcome).toEqual(ok('A')));
});

test('an answer is the latest one until the question changes', async () => {
  ask({ text: 'a' });
  await started(1);
  calls[0]?.answer('A');
  await vi.waitFor(() => expect(job).toMatchObject({ outcome: ok('A'), isLatest: true }));
  ask({ text: 'ab' });
  await vi.waitFor(() => expect(job).toMatchObject({ outcome: ok('A'), isLatest: false }));
});

test('the work waits as long as is asked for', async () => {
  ask({ text: 'a', delayMs: 600 });
  await pause(400);
  expect(calls).toEqual([]);
  await started(1);
});

test('a run within its grace is not ended by another question, which waits for it; its answer is dropped', async () => {
  ask({ text: 'a', graceMs: 1000 });
  await started(1);
  ask({ text: 'ab', graceMs: 1000 });
  await pause(300);
  expect(calls.map(({ call }) => call.signal.aborted)).toEqual([false]);
  calls[0]?.answer('A');
  await started(2);
  expect(job.outcome).toBeUndefined();
  calls[1]?.answer('AB');
  await vi.waitFor(() => expect(job.outcome).toEqual(ok('AB')));
});

test('a run is ended after its grace, and the next one starts', async () => {
  ask({ text: 'a', graceMs: 400 });
  await started(1);
  ask({ text: 'ab', graceMs: 400 });
  await started(2);
  expect(calls.map(({ call }) => call.signal.aborted)).toEqual([true, false]);
});
