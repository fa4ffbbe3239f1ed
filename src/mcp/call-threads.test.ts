import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { Call, CallAnswer } from './call.ts';
import { CallThreads } from './call-threads.ts';

const call = (toolId: string): Call => ({ toolId, said: new Map(), operands: [] });
const late: CallAnswer = { texts: ['late'], structured: {}, isRefused: true };

/** A thread that answers with the name of the tool and how many calls it has had, never answers `endless`, and ends at `exit`. */
const code = `
  const { parentPort } = require('node:worker_threads');
  let count = 0;
  parentPort.on('message', ({ toolId }) => {
    while (toolId === 'endless');
    if (toolId === 'exit') process.exit(7);
    parentPort.postMessage({ texts: [toolId, String(++count)], structured: {}, isRefused: false });
  });`;

const threads = (limitMs: number) =>
  new CallThreads(
    () => new Worker(code, { eval: true }),
    limitMs,
    () => late,
  );

test('a thread that has answered takes the next call', async () => {
  const few = threads(60_000);
  expect((await few.run(call('a'))).texts).toEqual(['a', '1']);
  expect((await few.run(call('b'))).texts).toEqual(['b', '2']);
});

test('more calls than run at once are all answered', async () => {
  const many = threads(60_000);
  const names = Array.from({ length: 12 }, (_, index) => String(index));
  const answers = await Promise.all(names.map((name) => many.run(call(name))));
  expect(answers.map(({ texts }) => texts[0])).toEqual(names);
});

test('a call without an end is ended, and the next one has a thread of its own', async () => {
  const few = threads(50);
  expect(await few.run(call('endless'))).toBe(late);
  const patient = threads(60_000);
  await expect(patient.run(call('exit'))).rejects.toThrow('exit 7');
  expect((await patient.run(call('a'))).texts).toEqual(['a', '1']);
});
