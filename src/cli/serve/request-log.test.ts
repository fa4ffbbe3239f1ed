import { expect, test } from 'vitest';
import type { Stream } from '../io.ts';
import { requestLog } from './request-log.ts';

test('drops lines that cannot be written, and writes later ones', async () => {
  const written: unknown[] = [];
  let isFull = true;
  const disk: Stream = {
    isTerminal: false,
    write: async (content) => {
      await Promise.resolve();
      if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      written.push(content);
    },
  };
  const log = requestLog(disk);
  for (let line = 0; line < 2000; line++) {
    log(String(line));
    await new Promise(setImmediate);
  }
  isFull = false;
  log('last');
  await new Promise(setImmediate);
  expect(written).toEqual(['last\n']);
});

test('keeps at most a thousand unwritten lines', async () => {
  const taken: (() => void)[] = [];
  const log = requestLog({ isTerminal: false, write: () => new Promise((resolve) => taken.push(resolve)) });
  for (let line = 0; line < 5000; line++) log(String(line));
  expect(taken).toHaveLength(1000);
  for (const take of taken) take();
  await new Promise(setImmediate);
  log('next');
  expect(taken).toHaveLength(1001);
});
