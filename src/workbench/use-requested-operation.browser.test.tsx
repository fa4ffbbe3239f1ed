import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text, whole } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import type { OperationCall } from './run-operation.ts';
import { ToolContext, type ToolContextValue } from './tool-context.ts';
import { ToolSession } from './tool-session.ts';
import { type RequestedJob, useRequestedOperation } from './use-requested-operation.ts';

const inputs = { text: text() };
const options = { rounds: whole({ min: 1, max: 9, initial: 1 }) };
const operations = { shout: defineOperation({ inputs, options, produces: 'text', thread: 'worker', run: (given) => ok(given.text) }) };

let root: Root;
let job: RequestedJob<string>;
let calls: { readonly call: OperationCall; readonly answer: (value: string) => void }[];

const context: ToolContextValue = {
  toolId: 'any-tool',
  language: 'en',
  t: (key) => key,
  shellText: (key) => key,
  session: new ToolSession('any-tool'),
  runOperation(call) {
    const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof ok<string>>>();
    calls.push({ call, answer: (value) => resolve(ok(value)) });
    call.signal.addEventListener('abort', () => reject(call.signal.reason));
    return promise;
  },
  loadReference: async () => ({}),
  receivers: async () => [],
  opposite: undefined,
  sayAbove: () => undefined,
  openTool: () => undefined,
  pathOf: (toolId) => `/${toolId}`,
};

function Probe({ text: given, rounds = 1 }: { readonly text: string; readonly rounds?: number }) {
  const current = useRequestedOperation<typeof operations, 'shout'>('shout', { inputs: { text: given }, options: { rounds } });
  useEffect(() => {
    job = current;
  });
  return null;
}

const show = (given: string, rounds?: number): void =>
  root.render(
    <ToolContext value={context}>
      <Probe text={given} {...(rounds !== undefined && { rounds })} />
    </ToolContext>,
  );

const shown = () => vi.waitFor(() => expect(job).toBeDefined());
const started = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  calls = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

test('nothing runs before it is requested, and then also on an empty input', async () => {
  show('');
  await shown();
  await pause(300);
  expect(calls).toEqual([]);
  job.request();
  await started(1);
  calls[0]?.answer('done');
  await vi.waitFor(() => expect(job.outcome).toEqual(ok('done')));
});

test('a change ends the run, and takes an answer away at once', async () => {
  show('a');
  await pause(50);
  job.request();
  await started(1);
  show('ab');
  await vi.waitFor(() => expect(calls[0]?.call.signal.aborted).toBe(true));
  await vi.waitFor(() => expect(job.isRunning).toBe(false));
  job.request();
  await started(2);
  calls[1]?.answer('AB');
  await vi.waitFor(() => expect(job.outcome).toEqual(ok('AB')));
  show('a');
  await vi.waitFor(() => expect(job.outcome).toBeUndefined());
  await pause(300);
  expect(calls).toHaveLength(2);
});

test('a second request on the same input runs it again', async () => {
  show('a');
  await pause(50);
  job.request();
  await started(1);
  calls[0]?.answer('one');
  await vi.waitFor(() => expect(job.outcome).toEqual(ok('one')));
  job.request();
  await started(2);
});

test('a request does nothing while a number is in error', async () => {
  show('a', Number.NaN);
  await pause(50);
  job.request();
  await pause(300);
  expect(calls).toEqual([]);
});
