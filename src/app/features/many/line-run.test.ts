import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LineAnswer, LineJob } from './line-service.ts';
import { LineRun } from './line-run.ts';

const job = (operation = 'any'): LineJob => ({
  toolId: 'any-tool',
  operation,
  field: 'text',
  values: {},
  columns: [{ output: 'text' }],
  language: 'en',
  messages: {},
  refusal: { code: '', message: '' },
});

/** Starts a run with a simulated service, which processes up to `atOnce` lines when the test tells it to. */
function start(atOnce = 100) {
  const asked: (readonly string[])[] = [];
  const begun: string[] = [];
  const end = vi.fn<() => void>();
  let waiting: (() => void)[] = [];
  const run = new LineRun<LineJob, LineAnswer>(() => ({
    begin: async ({ operation }) => void begun.push(operation),
    async answer(lines) {
      const part = lines.slice(0, atOnce);
      asked.push(part);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return part.map((line): LineAnswer => ({ cells: [line.toUpperCase()] }));
    },
    end,
  }));
  const settle = async () => {
    const [now, later] = [waiting, []];
    waiting = later;
    for (const resolve of now) resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  const cells = (...texts: readonly string[]) => texts.map((text) => run.read().answerTo(text)?.cells[0]);
  onTestFinished(() => run.end());
  return { run, asked, begun, end, settle, cells };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('lines', () => {
  test('are processed 150 ms after the last change, each text once', async () => {
    const { run, asked, settle, cells } = start();
    const same = job();
    run.ask(same, ['a']);
    await vi.advanceTimersByTimeAsync(149);
    run.ask(same, ['a', 'b', 'a']);
    await vi.advanceTimersByTimeAsync(149);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(asked).toEqual([['a', 'b']]);
    expect(cells('a', 'b', 'c')).toEqual(['A', 'B', undefined]);
    expect(run.read().isRunning).toBe(false);
  });

  test('are not processed again while unchanged, except for another job', async () => {
    const { run, asked, begun, settle, cells } = start();
    const same = job();
    run.ask(same, ['a', 'b']);
    await vi.advanceTimersByTimeAsync(150);
    await settle();
    run.ask(same, ['b', 'c']);
    await vi.advanceTimersByTimeAsync(150);
    await settle();
    run.ask(job('other'), ['b', 'c']);
    await vi.advanceTimersByTimeAsync(150);
    expect(cells('b', 'c')).toEqual([undefined, undefined]);
    await settle();
    expect(asked).toEqual([['a', 'b'], ['c'], ['b', 'c']]);
    expect(begun).toEqual(['any', 'other']);
  });

  test('appear as they are processed, and the remaining lines are requested next', async () => {
    const { run, asked, settle, cells } = start(2);
    run.ask(job(), ['a', 'b', 'c']);
    await vi.advanceTimersByTimeAsync(150);
    await settle();
    expect(cells('a', 'b', 'c')).toEqual(['A', 'B', undefined]);
    expect(run.read()).toMatchObject({ isRunning: true, share: 2 / 3 });
    await settle();
    expect(cells('c')).toEqual(['C']);
    expect(asked).toEqual([['a', 'b'], ['c']]);
  });
});

test('report a slow run after a second; canceling keeps finished lines and ends the worker', async () => {
  const { run, end, settle, cells } = start(1);
  run.ask(job(), ['a', 'b']);
  await vi.advanceTimersByTimeAsync(150);
  await settle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run.read().isSlow).toBe(true);
  run.cancel();
  await settle();
  expect(end).toHaveBeenCalledTimes(1);
  expect(run.read()).toMatchObject({ isRunning: false, isSlow: false });
  expect(cells('a', 'b')).toEqual(['A', undefined]);
});

test('report an error of the worker', async () => {
  const error = new Error('not there');
  const run = new LineRun<LineJob, LineAnswer>(() => ({
    begin: () => Promise.reject(error),
    answer: async () => [],
    end: () => undefined,
  }));
  run.ask(job(), ['a']);
  await vi.advanceTimersByTimeAsync(150);
  expect(run.read().thrown).toEqual({ error });
});
