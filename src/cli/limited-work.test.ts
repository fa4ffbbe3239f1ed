import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { fail, ok } from '#core/result.ts';
import { adapterContext } from '#engine/adapter-context.ts';
import { limitedWork, OperationThread } from './limited-work.ts';

/** A thread that responds with its input and its call count. Some inputs never finish, report progress, throw, or end the thread. */
const code = `
  const { parentPort } = require('node:worker_threads');
  let count = 0;
  parentPort.on('message', ({ given: { input } }) => {
    parentPort.postMessage({ kind: 'began' });
    while (input === 'endless');
    if (input === 'exit') process.exit(7);
    if (input === 'throw') return parentPort.postMessage({ kind: 'thrown', error: new Error('a bug') });
    if (input === 'progress') parentPort.postMessage({ kind: 'progress', share: 0.5 });
    parentPort.postMessage({ kind: 'done', result: { ok: true, value: [input, ++count] } });
  });`;

const operation = { takes: ['input'], gives: ['output'], thread: 'worker' } as const;
const declaration = declareTool({
  inputs: { input: text() },
  options: {},
  outputs: { output: textOutput() },
  operations: { limited: { ...operation, timeoutMs: 50 }, patient: { ...operation, timeoutMs: 60_000 }, other: operation },
});

const here = () => ok('here');

function start() {
  const shares: number[] = [];
  const thread = new OperationThread(() => Promise.resolve(new Worker(code, { eval: true })));
  const work = limitedWork({ run: { limited: here, patient: here, other: here }, presenters: {} }, declaration, thread);
  const { signal } = new AbortController();
  const context = adapterContext({
    language: 'en',
    locale: 'en',
    signal,
    progress: (share) => shares.push(share),
    loadData: () => Promise.reject(new Error('none')),
  });
  const run = async (name: 'limited' | 'patient' | 'other', input: string) => work.run[name]?.({ input }, context);
  return { run, shares };
}

test('an endless operation is ended at its limit, and the next one gets a new thread', async () => {
  const { run } = start();
  expect(await run('limited', 'endless')).toEqual(fail('timedOut', { values: { seconds: 0.05 } }));
  expect(await run('patient', 'a')).toEqual(ok(['a', 1]));
});

test('reuses one thread until it is ended, and runs operations without a limit directly', async () => {
  const { run, shares } = start();
  expect(await run('patient', 'a')).toEqual(ok(['a', 1]));
  expect(await run('patient', 'progress')).toEqual(ok(['progress', 2]));
  expect(shares).toEqual([0.5]);
  expect(await run('other', 'endless')).toEqual(ok('here'));
});

test('rejects if the operation throws or the thread exits', async () => {
  const { run } = start();
  await expect(run('patient', 'throw')).rejects.toThrow('a bug');
  await expect(run('patient', 'exit')).rejects.toThrow('exit 7');
  expect(await run('patient', 'a')).toEqual(ok(['a', 1]));
});
