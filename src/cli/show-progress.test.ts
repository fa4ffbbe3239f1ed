import { expect, test } from 'vitest';
import type { Io } from './io.ts';
import { showProgress } from './show-progress.ts';

function playProgress(isTerminal: boolean) {
  const written: string[] = [];
  let time = 0;
  const stderr = { isTerminal, write: (content: string | Blob) => Promise.resolve(void written.push(String(content))) };
  const shown = showProgress({ stderr } as unknown as Io, () => time); // the only property that it uses
  return { ...shown, written, wait: (ms: number) => void (time += ms) };
}

test('shows nothing for short work, each percent once for long work, and clears itself at the end', async () => {
  const { progress, clear, written, wait } = playProgress(true);
  progress(0.1);
  wait(1000);
  for (const share of [0.2, 0.201, 0.5]) progress(share);
  await clear();
  expect(written).toEqual(['\r20 %', '\r50 %', '\r    \r']);
});

test('shows no progress in a file', async () => {
  const { progress, clear, written, wait } = playProgress(false);
  wait(5000);
  progress(0.5);
  await clear();
  expect(written).toEqual([]);
});
