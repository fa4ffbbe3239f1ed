import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Context } from '#core/context.ts';
import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isLongWork } from './long-work.ts';
import { type TimedCall, ToolOperations, type ToolParts } from './tool-operations.ts';

const declaration = declareTool({
  inputs: { text: text(), key: text() },
  options: { mode: choice(['count', 'hash', 'weigh'], 'count'), unit: text({ initial: 'characters' }) },
  uiInputs: { total: text() },
  outputs: { length: row(), digest: textOutput(), token: textOutput(), report: textOutput(), time: row() },
  operations: {
    count: { takes: ['text'], presentsWith: ['unit', 'key'], optional: ['key'], gives: ['length'], thread: 'main' },
    hash: { takes: ['text', 'key'], optional: ['key'], gives: ['digest'], thread: 'worker', when: { mode: ['hash'] }, debounceMs: 0 },
    refine: { takes: ['text'], gives: ['report'], thread: 'worker', when: { mode: ['hash'] }, dependsOn: 'hash', debounceMs: 0 },
    draw: { takes: ['mode'], gives: ['token'], thread: 'main', trigger: 'generate' },
    tell: { takes: ['mode'], gives: ['time'], thread: 'main', trigger: 'tick' },
    sum: { takes: ['text'], gives: ['report'], thread: 'worker', trigger: 'submit', writesTo: 'total' },
    seal: { takes: ['key', 'total'], gives: ['report'], thread: 'worker', debounceMs: 0 },
    weigh: { takes: ['text', 'key'], gives: ['report'], thread: 'worker', when: { mode: ['weigh'] }, dependsOn: 'count', debounceMs: 0 },
  },
});

const values = { text: 'abc', key: '', mode: 'count', unit: 'characters' };
const context = { language: 'en' } as Context; // the tests need no more
const surroundings = { texts: { t: (key: string) => key, language: 'en' }, context, isHydrated: true, nowMs: 60_000 };

type MaybeLater = Result<number | null> | Promise<Result<number>>;

/** The operations of the tool above, with spies for its operations. */
function start() {
  const count = vi.fn<(given: { text: string }) => MaybeLater>(({ text: counted }) => ok(counted === '' ? null : counted.length));
  const draw = vi.fn<() => Result<string>>(() => ok('token'));
  const tell = vi.fn<(given: object, context: Context) => Result<string>>((_given, { now }) => ok(now().toISOString().slice(14, 19)));
  const call = vi.fn<TimedCall>(async ({ operation }) => ok(`${operation} done`));
  const write = vi.fn<(length: number, given: { unit: string }) => object>((length, { unit }) => ({ length: `${length} ${unit}` }));
  const parts: ToolParts = { main: { count, draw, tell }, presenters: { count: write } };
  const listener = vi.fn<() => void>();
  const operations = new ToolOperations(declaration, parts, call, listener);
  const states = (more: object = {}, around: object = {}) => operations.states({ ...values, ...more }, { ...surroundings, ...around });
  const stateOf = (name: string, more: object = {}, around: object = {}) => states(more, around).find((state) => state.name === name);
  onTestFinished(() => operations.end());
  return { operations, states, stateOf, listener, count, draw, tell, call, write };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an operation on the main thread', () => {
  test('returns its result immediately, and runs again only for other fields', () => {
    const { stateOf, count, write } = start();
    expect(stateOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(stateOf('count', { mode: 'hash' })?.answer).toBe(stateOf('count')?.answer);
    expect([count.mock.calls.length, write.mock.calls.length]).toEqual([1, 1]);
    expect(stateOf('count', { text: 'ab' })?.answer).toEqual({ length: '2 characters' });
  });

  test('updates the outputs for the same value if only its display fields changed', () => {
    const { stateOf, count } = start();
    stateOf('count');
    expect(stateOf('count', { unit: 'letters' })?.answer).toEqual({ length: '3 letters' });
    expect(count).toHaveBeenCalledTimes(1);
  });

  test('updates the outputs once the English texts are loaded', () => {
    const { stateOf, write } = start();
    const { t: english } = surroundings.texts;
    stateOf('count', {}, { texts: surroundings.texts });
    stateOf('count', {}, { texts: { ...surroundings.texts, english } });
    stateOf('count', {}, { texts: { ...surroundings.texts, english } });
    expect(write.mock.calls.map((call) => (call as readonly unknown[])[2])).toEqual([
      surroundings.texts,
      { ...surroundings.texts, english },
    ]);
  });

  test('has no outputs without input, or while a field has no value', () => {
    const { stateOf, count } = start();
    expect(stateOf('count', { text: '' })).toMatchObject({ job: { result: ok(null) }, answer: undefined });
    expect(stateOf('count', { text: undefined })).toMatchObject({ request: undefined, answer: undefined });
    expect(stateOf('count', { unit: undefined })).toMatchObject({ answer: undefined });
    expect(stateOf('count', { key: undefined })).toMatchObject({ answer: { length: '3 characters' } });
    expect(count).toHaveBeenCalledTimes(2);
  });

  test('generates once after hydration, and again on demand', () => {
    const { operations, stateOf, draw } = start();
    expect(stateOf('draw', {}, { isHydrated: false })?.request).toBeUndefined();
    stateOf('draw');
    expect(stateOf('draw', { text: 'other' })?.answer).toEqual({ token: 'token' });
    expect(draw).toHaveBeenCalledTimes(1);
    operations.regenerate('draw');
    stateOf('draw');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('uses the current second and runs once for each, but not while prerendering', () => {
    const { stateOf, tell } = start();
    expect(stateOf('tell', {}, { nowMs: undefined })?.request).toBeUndefined();
    expect([stateOf('tell')?.answer, stateOf('tell', { text: 'other' })?.answer]).toEqual([{ time: '01:00' }, { time: '01:00' }]);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(stateOf('tell', {}, { nowMs: 61_000, openedMs: 60_000 })?.answer).toEqual({ time: '01:01' });
    expect(tell.mock.calls.map(([, { openedAt }]) => openedAt?.getTime())).toEqual([60_000, 60_000]);
  });

  test('may be asynchronous, and keeps the previous outputs until then', async () => {
    const { stateOf, listener, count } = start();
    stateOf('count');
    count.mockImplementation(() => Promise.resolve(ok(7)));
    expect(stateOf('count', { text: 'later' })?.answer).toEqual({ length: '3 characters' });
    await vi.advanceTimersByTimeAsync(0);
    expect(listener).toHaveBeenCalled();
    expect(stateOf('count', { text: 'later' })?.answer).toEqual({ length: '7 characters' });
  });

  test('may load code for its outputs, keeping the previous ones until then, unless loading fails', async () => {
    const { stateOf, write } = start();
    const error = new Error('not there');
    write.mockImplementationOnce(() => Promise.resolve({ length: 'later' })).mockImplementationOnce(() => Promise.reject(error));
    expect(stateOf('count')?.answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf('count')?.answer).toEqual({ length: 'later' });
    expect(stateOf('count', { unit: 'letters' })?.answer).toEqual({ length: 'later' });
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf('count', { unit: 'letters' })).toMatchObject({ answer: undefined, job: { thrown: { error } } });
  });

  test('assigns an error without a field to its first field', () => {
    const { stateOf, count } = start();
    count.mockReturnValue(fail('tooLong'));
    expect(stateOf('count')).toMatchObject({ fallback: 'text', job: { result: fail('tooLong') }, answer: undefined });
  });
});

describe('an operation on the main thread with a long text', () => {
  const long = 'a'.repeat(100_001);

  test('runs in the worker instead, and on the main thread again for a short text', async () => {
    const { operations, states, stateOf, count, call } = start();
    call.mockResolvedValue(ok(long.length));
    operations.start(states({ text: long }), 'en');
    await vi.advanceTimersByTimeAsync(1000);
    expect(call.mock.calls.map(([{ operation, given }]) => [operation, given])).toEqual([['count', { text: long }]]);
    expect(stateOf('count', { text: long })?.answer).toEqual({ length: '100001 characters' });
    expect(count).not.toHaveBeenCalled();
    operations.start(states(), 'en');
    expect(stateOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(count).toHaveBeenCalledTimes(1);
  });

  test('does not show the outputs for a previous shorter text', () => {
    const { stateOf } = start();
    expect(stateOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(stateOf('count', { text: long })?.answer).toBeUndefined();
  });

  test('includes the texts of a list, but not files', () => {
    expect(isLongWork({ list: [{ name: 'a', values: long }] })).toBe(true);
    expect(isLongWork({ text: long.slice(1), count: 7, file: new File([long], 'a.txt'), none: null })).toBe(false);
  });
});

describe('an operation in the worker', () => {
  test('runs while an optional field has no value', () => {
    expect(start().stateOf('hash', { mode: 'hash', key: undefined })?.request).toEqual({ text: 'abc', key: undefined });
    expect(start().stateOf('weigh', { mode: 'weigh', key: undefined })?.request).toBeUndefined();
  });

  test('runs after another one only if that was successful', () => {
    const { stateOf, count, write } = start();
    const request = () => stateOf('weigh', { mode: 'weigh' })?.request;
    expect(request()).toEqual({ text: 'abc', key: '' });
    expect(stateOf('weigh', { mode: 'weigh', text: '', key: 'k' })?.request).toBeUndefined();
    count.mockReturnValueOnce(fail('refused'));
    expect(stateOf('weigh', { mode: 'weigh', text: 'refused' })?.request).toBeUndefined();
    write.mockReturnValueOnce({ error: { code: 'refusedInPart' } });
    expect(stateOf('weigh', { mode: 'weigh', text: 'in part' })?.request).toBeUndefined();
    expect(request()).toEqual({ text: 'abc', key: '' });
  });

  test('runs after another one in the same worker, and keeps its outputs as long as that one is valid', async () => {
    const { operations, states, stateOf, call } = start();
    const startedCall = async (typed: string) => {
      operations.start(states({ mode: 'hash', text: typed }), 'en');
      await vi.advanceTimersByTimeAsync(0);
      const { operation, inWorkerOf = operation, given } = call.mock.lastCall?.[0] ?? {};
      return [operation, inWorkerOf, given?.['text'], stateOf('refine', { mode: 'hash', text: typed })?.answer];
    };
    expect(await startedCall('one')).toEqual(['hash', 'hash', 'one', undefined]);
    expect(await startedCall('one')).toEqual(['refine', 'hash', 'one', { report: 'refine done' }]);
    expect(stateOf('refine', { mode: 'hash', text: 'two' })?.answer).toEqual({ report: 'refine done' });
    call.mockResolvedValueOnce(fail('refused'));
    expect(await startedCall('two')).toEqual(['hash', 'hash', 'two', undefined]);
    expect(await startedCall('two')).toEqual(['hash', 'hash', 'two', undefined]);
  });

  test('runs while its choices match and there is input', async () => {
    const { operations, states, stateOf, call } = start();
    for (const more of [{ mode: 'count' }, { mode: 'hash', text: '', key: '' }]) operations.start(states(more), 'en');
    await vi.advanceTimersByTimeAsync(0);
    expect(call).not.toHaveBeenCalled();
    operations.start(states({ mode: 'hash' }), 'de');
    await vi.advanceTimersByTimeAsync(0);
    expect(call.mock.calls[0]?.[0]).toEqual({ operation: 'hash', given: { text: 'abc', key: '' }, language: 'de' });
    expect(stateOf('hash', { mode: 'hash' })?.answer).toEqual({ digest: 'hash done' });
    expect(stateOf('hash', { mode: 'count' })?.answer).toBeUndefined();
  });

  test('with a button runs once for each press, and changing its fields removes the outputs', async () => {
    const { operations, states, stateOf, call } = start();
    operations.start(states(), 'en');
    operations.request('sum');
    operations.start(states(), 'en');
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(1);
    expect(stateOf('sum')?.answer).toEqual({ report: 'sum done' });
    expect(stateOf('sum', { text: 'other' })?.answer).toBeUndefined();
  });

  test('runs once another one has filled in a field, even without other input', () => {
    const { stateOf } = start();
    expect(stateOf('seal', { key: 'typed' })?.request).toBeUndefined();
    expect(stateOf('seal', { total: 'drawn' })?.request).toEqual({ key: '', total: 'drawn' });
  });
});
