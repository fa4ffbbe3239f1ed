import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  fromPage: { total: text() },
  outputs: { length: row(), digest: textOutput(), token: textOutput(), report: textOutput(), time: row() },
  operations: {
    count: { takes: ['text'], says: ['unit', 'key'], mayLack: ['key'], gives: ['length'], thread: 'main' },
    hash: { takes: ['text', 'key'], mayLack: ['key'], gives: ['digest'], thread: 'worker', when: { mode: ['hash'] }, delayMs: 0 },
    refine: { takes: ['text'], gives: ['report'], thread: 'worker', when: { mode: ['hash'] }, after: 'hash', delayMs: 0 },
    draw: { takes: ['mode'], gives: ['token'], thread: 'main', begins: 'when drawn' },
    tell: { takes: ['mode'], gives: ['time'], thread: 'main', begins: 'each second' },
    sum: { takes: ['text'], gives: ['report'], thread: 'worker', begins: 'on request', fills: 'total' },
    seal: { takes: ['key', 'total'], gives: ['report'], thread: 'worker', delayMs: 0 },
    weigh: { takes: ['text', 'key'], gives: ['report'], thread: 'worker', when: { mode: ['weigh'] }, after: 'count', delayMs: 0 },
  },
});

const values = { text: 'abc', key: '', mode: 'count', unit: 'characters' };
const context = { language: 'en' } as Context; // the tests need no more
const surroundings = { say: { t: (key: string) => key, language: 'en' }, context, isHydrated: true, nowMs: 60_000 };

type MaybeLater = Result<number | null> | Promise<Result<number>>;

/** The operations of the tool above, with spies for its operations. */
function start() {
  const count = vi.fn<(given: { text: string }) => MaybeLater>(({ text: counted }) => ok(counted === '' ? null : counted.length));
  const draw = vi.fn<() => Result<string>>(() => ok('token'));
  const tell = vi.fn<(given: object, context: Context) => Result<string>>((_given, { now }) => ok(now().toISOString().slice(14, 19)));
  const call = vi.fn<TimedCall>(async ({ operation }) => ok(`${operation} done`));
  const write = vi.fn<(length: number, said: { unit: string }) => object>((length, { unit }) => ({ length: `${length} ${unit}` }));
  const parts: ToolParts = { main: { count, draw, tell }, answer: { count: write } };
  const listener = vi.fn<() => void>();
  const operations = new ToolOperations(declaration, parts, call, listener);
  const states = (more: object = {}, around: object = {}) => operations.states({ ...values, ...more }, { ...surroundings, ...around });
  const stateOf = (name: string, more: object = {}, around: object = {}) => states(more, around).find((state) => state.name === name);
  return { operations, states, stateOf, listener, count, draw, tell, call, write };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an operation on the main thread', () => {
  test('answers at once, and runs again only for other fields', () => {
    const { stateOf, count, write } = start();
    expect(stateOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(stateOf('count', { mode: 'hash' })?.answer).toBe(stateOf('count')?.answer);
    expect([count.mock.calls.length, write.mock.calls.length]).toEqual([1, 1]);
    expect(stateOf('count', { text: 'ab' })?.answer).toEqual({ length: '2 characters' });
  });

  test('writes another answer of the same value where only what the answer says has changed', () => {
    const { stateOf, count } = start();
    stateOf('count');
    expect(stateOf('count', { unit: 'letters' })?.answer).toEqual({ length: '3 letters' });
    expect(count).toHaveBeenCalledTimes(1);
  });

  test('writes another answer once the English words are there', () => {
    const { stateOf, write } = start();
    const { t: english } = surroundings.say;
    stateOf('count', {}, { say: surroundings.say });
    stateOf('count', {}, { say: { ...surroundings.say, english } });
    stateOf('count', {}, { say: { ...surroundings.say, english } });
    expect(write.mock.calls.map((call) => (call as readonly unknown[])[2])).toEqual([surroundings.say, { ...surroundings.say, english }]);
  });

  test('has no answer where nothing was brought, or while a field has no value', () => {
    const { stateOf, count } = start();
    expect(stateOf('count', { text: '' })).toMatchObject({ job: { result: ok(null) }, answer: undefined });
    expect(stateOf('count', { text: undefined })).toMatchObject({ request: undefined, answer: undefined });
    expect(stateOf('count', { unit: undefined })).toMatchObject({ answer: undefined });
    expect(stateOf('count', { key: undefined })).toMatchObject({ answer: { length: '3 characters' } });
    expect(count).toHaveBeenCalledTimes(2);
  });

  test('is drawn once, not in the prerendered page, and again on demand', () => {
    const { operations, stateOf, draw } = start();
    expect(stateOf('draw', {}, { isHydrated: false })?.request).toBeUndefined();
    stateOf('draw');
    expect(stateOf('draw', { text: 'other' })?.answer).toEqual({ token: 'token' });
    expect(draw).toHaveBeenCalledTimes(1);
    operations.redraw('draw');
    stateOf('draw');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is about the second that has begun, and runs once for each; there is none in the prerendered page', () => {
    const { stateOf, tell } = start();
    expect(stateOf('tell', {}, { nowMs: undefined })?.request).toBeUndefined();
    expect([stateOf('tell')?.answer, stateOf('tell', { text: 'other' })?.answer]).toEqual([{ time: '01:00' }, { time: '01:00' }]);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(stateOf('tell', {}, { nowMs: 61_000, openedMs: 60_000 })?.answer).toEqual({ time: '01:01' });
    expect(tell.mock.calls.map(([, { openedAt }]) => openedAt?.getTime())).toEqual([60_000, 60_000]);
  });

  test('may answer later: the answer before stands until then', async () => {
    const { stateOf, listener, count } = start();
    stateOf('count');
    count.mockImplementation(() => Promise.resolve(ok(7)));
    expect(stateOf('count', { text: 'later' })?.answer).toEqual({ length: '3 characters' });
    await vi.advanceTimersByTimeAsync(0);
    expect(listener).toHaveBeenCalled();
    expect(stateOf('count', { text: 'later' })?.answer).toEqual({ length: '7 characters' });
  });

  test('may be answered by code that is loaded first: the answer before stands until then, or is gone when that cannot be had', async () => {
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

  test('fails about the first field that it takes where it names none', () => {
    const { stateOf, count } = start();
    count.mockReturnValue(fail('tooLong'));
    expect(stateOf('count')).toMatchObject({ fallback: 'text', job: { result: fail('tooLong') }, answer: undefined });
  });
});

describe('an operation on the main thread that is given a long text', () => {
  const long = 'a'.repeat(100_001);

  test('runs in the worker instead, and on the main thread again once the text is short', async () => {
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

  test('shows no answer to a text that was shorter', () => {
    const { stateOf } = start();
    expect(stateOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(stateOf('count', { text: long })?.answer).toBeUndefined();
  });

  test('knows the texts of a list and leaves files alone', () => {
    expect(isLongWork({ list: [{ name: 'a', values: long }] })).toBe(true);
    expect(isLongWork({ text: long.slice(1), count: 7, file: new File([long], 'a.txt'), none: null })).toBe(false);
  });
});

describe('an operation in the worker', () => {
  test('is asked also while a field that it can do without has no value', () => {
    expect(start().stateOf('hash', { mode: 'hash', key: undefined })?.request).toEqual({ text: 'abc', key: undefined });
    expect(start().stateOf('weigh', { mode: 'weigh', key: undefined })?.request).toBeUndefined();
  });

  test('is asked after another only while that one has found something, and nothing wrong', () => {
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

  test('is asked after another in the same worker, and its answer stands as long as the one that it goes on from', async () => {
    const { operations, states, stateOf, call } = start();
    const asked = async (typed: string) => {
      operations.start(states({ mode: 'hash', text: typed }), 'en');
      await vi.advanceTimersByTimeAsync(0);
      const { operation, inWorkerOf = operation, given } = call.mock.lastCall?.[0] ?? {};
      return [operation, inWorkerOf, given?.['text'], stateOf('refine', { mode: 'hash', text: typed })?.answer];
    };
    expect(await asked('one')).toEqual(['hash', 'hash', 'one', undefined]);
    expect(await asked('one')).toEqual(['refine', 'hash', 'one', { report: 'refine done' }]);
    expect(stateOf('refine', { mode: 'hash', text: 'two' })?.answer).toEqual({ report: 'refine done' });
    call.mockResolvedValueOnce(fail('refused'));
    expect(await asked('two')).toEqual(['hash', 'hash', 'two', undefined]);
    expect(await asked('two')).toEqual(['hash', 'hash', 'two', undefined]);
  });

  test('is asked while its choices hold and something was brought', async () => {
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

  test('that waits for a press runs once for it, and a change of its fields takes the answer away', async () => {
    const { operations, states, stateOf, call } = start();
    operations.start(states(), 'en');
    operations.request('sum');
    operations.start(states(), 'en');
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(1);
    expect(stateOf('sum')?.answer).toEqual({ report: 'sum done' });
    expect(stateOf('sum', { text: 'other' })?.answer).toBeUndefined();
  });

  test('is asked once there is what another fills in, though nothing else was brought', () => {
    const { stateOf } = start();
    expect(stateOf('seal', { key: 'typed' })?.request).toBeUndefined();
    expect(stateOf('seal', { total: 'drawn' })?.request).toEqual({ key: '', total: 'drawn' });
  });
});
