import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Context } from '#core/context.ts';
import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isLongWork } from './long-work.ts';
import { type TimedCall, type ToolParts, ToolRuns } from './tool-runs.ts';

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

/** The runs of the tool above, with spies for its operations. */
function start() {
  const count = vi.fn<(given: { text: string }) => MaybeLater>(({ text: counted }) => ok(counted === '' ? null : counted.length));
  const draw = vi.fn<() => Result<string>>(() => ok('token'));
  const tell = vi.fn<(given: object, context: Context) => Result<string>>((_given, { now }) => ok(now().toISOString().slice(14, 19)));
  const call = vi.fn<TimedCall>(async ({ operation }) => ok(`${operation} done`));
  const write = vi.fn<(length: number, said: { unit: string }) => object>((length, { unit }) => ({ length: `${length} ${unit}` }));
  const parts: ToolParts = { main: { count, draw, tell }, answer: { count: write } };
  const runs = new ToolRuns(declaration, parts, call);
  const works = (more: object = {}, around: object = {}) => runs.works(runs.read(), { ...values, ...more }, { ...surroundings, ...around });
  const workOf = (name: string, more: object = {}, around: object = {}) => works(more, around).find((work) => work.name === name);
  return { runs, works, workOf, count, draw, tell, call, write };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an operation on the main thread', () => {
  test('answers at once, and runs again only for other fields', () => {
    const { workOf, count, write } = start();
    expect(workOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(workOf('count', { mode: 'hash' })?.answer).toBe(workOf('count')?.answer);
    expect([count.mock.calls.length, write.mock.calls.length]).toEqual([1, 1]);
    expect(workOf('count', { text: 'ab' })?.answer).toEqual({ length: '2 characters' });
  });

  test('writes another answer of the same value where only what the answer says has changed', () => {
    const { workOf, count } = start();
    workOf('count');
    expect(workOf('count', { unit: 'letters' })?.answer).toEqual({ length: '3 letters' });
    expect(count).toHaveBeenCalledTimes(1);
  });

  test('writes another answer once the English words are there', () => {
    const { workOf, write } = start();
    const { t: english } = surroundings.say;
    workOf('count', {}, { say: surroundings.say });
    workOf('count', {}, { say: { ...surroundings.say, english } });
    workOf('count', {}, { say: { ...surroundings.say, english } });
    expect(write.mock.calls.map((call) => (call as readonly unknown[])[2])).toEqual([surroundings.say, { ...surroundings.say, english }]);
  });

  test('has no answer where nothing was brought, or while a field has no value', () => {
    const { workOf, count } = start();
    expect(workOf('count', { text: '' })).toMatchObject({ state: { outcome: ok(null) }, answer: undefined });
    expect(workOf('count', { text: undefined })).toMatchObject({ question: undefined, answer: undefined });
    expect(workOf('count', { unit: undefined })).toMatchObject({ answer: undefined });
    expect(workOf('count', { key: undefined })).toMatchObject({ answer: { length: '3 characters' } });
    expect(count).toHaveBeenCalledTimes(2);
  });

  test('is drawn once, not in the prerendered page, and again on demand', () => {
    const { runs, workOf, draw } = start();
    expect(workOf('draw', {}, { isHydrated: false })?.question).toBeUndefined();
    workOf('draw');
    expect(workOf('draw', { text: 'other' })?.answer).toEqual({ token: 'token' });
    expect(draw).toHaveBeenCalledTimes(1);
    runs.redraw('draw');
    workOf('draw');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is about the second that has begun, and runs once for each; there is none in the prerendered page', () => {
    const { workOf, tell } = start();
    expect(workOf('tell', {}, { nowMs: undefined })?.question).toBeUndefined();
    expect([workOf('tell')?.answer, workOf('tell', { text: 'other' })?.answer]).toEqual([{ time: '01:00' }, { time: '01:00' }]);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(workOf('tell', {}, { nowMs: 61_000, openedMs: 60_000 })?.answer).toEqual({ time: '01:01' });
    expect(tell.mock.calls.map(([, { openedAt }]) => openedAt?.getTime())).toEqual([60_000, 60_000]);
  });

  test('may answer later: the answer before stands until then', async () => {
    const { runs, workOf, count } = start();
    workOf('count');
    count.mockImplementation(() => Promise.resolve(ok(7)));
    const listener = vi.fn<() => void>();
    runs.subscribe(listener);
    expect(workOf('count', { text: 'later' })?.answer).toEqual({ length: '3 characters' });
    await vi.advanceTimersByTimeAsync(0);
    expect(listener).toHaveBeenCalled();
    expect(workOf('count', { text: 'later' })?.answer).toEqual({ length: '7 characters' });
  });

  test('may be answered by code that is loaded first: the answer before stands until then, or is gone when that cannot be had', async () => {
    const { workOf, write } = start();
    const error = new Error('not there');
    write.mockImplementationOnce(() => Promise.resolve({ length: 'later' })).mockImplementationOnce(() => Promise.reject(error));
    expect(workOf('count')?.answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    expect(workOf('count')?.answer).toEqual({ length: 'later' });
    expect(workOf('count', { unit: 'letters' })?.answer).toEqual({ length: 'later' });
    await vi.advanceTimersByTimeAsync(0);
    expect(workOf('count', { unit: 'letters' })).toMatchObject({ answer: undefined, state: { thrown: { error } } });
  });

  test('fails about the first field that it takes where it names none', () => {
    const { workOf, count } = start();
    count.mockReturnValue(fail('tooLong'));
    expect(workOf('count')).toMatchObject({ fallback: 'text', state: { outcome: fail('tooLong') }, answer: undefined });
  });
});

describe('an operation on the main thread that is given a long text', () => {
  const long = 'a'.repeat(100_001);

  test('runs in the worker instead, and on the main thread again once the text is short', async () => {
    const { runs, works, workOf, count, call } = start();
    call.mockResolvedValue(ok(long.length));
    runs.ask(works({ text: long }), 'en');
    await vi.advanceTimersByTimeAsync(1000);
    expect(call.mock.calls.map(([{ operation, given }]) => [operation, given])).toEqual([['count', { text: long }]]);
    expect(workOf('count', { text: long })?.answer).toEqual({ length: '100001 characters' });
    expect(count).not.toHaveBeenCalled();
    runs.ask(works(), 'en');
    expect(workOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(count).toHaveBeenCalledTimes(1);
  });

  test('shows no answer to a text that was shorter', () => {
    const { workOf } = start();
    expect(workOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(workOf('count', { text: long })?.answer).toBeUndefined();
  });

  test('knows the texts of a list and leaves files alone', () => {
    expect(isLongWork({ list: [{ name: 'a', values: long }] })).toBe(true);
    expect(isLongWork({ text: long.slice(1), count: 7, file: new File([long], 'a.txt'), none: null })).toBe(false);
  });
});

describe('an operation in the worker', () => {
  test('is asked also while a field that it can do without has no value', () => {
    expect(start().workOf('hash', { mode: 'hash', key: undefined })?.question).toEqual({ text: 'abc', key: undefined });
    expect(start().workOf('weigh', { mode: 'weigh', key: undefined })?.question).toBeUndefined();
  });

  test('is asked after another only while that one has found something, and nothing wrong', () => {
    const { workOf, count, write } = start();
    const question = () => workOf('weigh', { mode: 'weigh' })?.question;
    expect(question()).toEqual({ text: 'abc', key: '' });
    expect(workOf('weigh', { mode: 'weigh', text: '', key: 'k' })?.question).toBeUndefined();
    count.mockReturnValueOnce(fail('refused'));
    expect(workOf('weigh', { mode: 'weigh', text: 'refused' })?.question).toBeUndefined();
    write.mockReturnValueOnce({ error: { code: 'refusedInPart' } });
    expect(workOf('weigh', { mode: 'weigh', text: 'in part' })?.question).toBeUndefined();
    expect(question()).toEqual({ text: 'abc', key: '' });
  });

  test('is asked after another in the same worker, and its answer stands as long as the one that it goes on from', async () => {
    const { runs, works, workOf, call } = start();
    const asked = async (typed: string) => {
      runs.ask(works({ mode: 'hash', text: typed }), 'en');
      await vi.advanceTimersByTimeAsync(0);
      const { operation, inWorkerOf = operation, given } = call.mock.lastCall?.[0] ?? {};
      return [operation, inWorkerOf, given?.['text'], workOf('refine', { mode: 'hash', text: typed })?.answer];
    };
    expect(await asked('one')).toEqual(['hash', 'hash', 'one', undefined]);
    expect(await asked('one')).toEqual(['refine', 'hash', 'one', { report: 'refine done' }]);
    expect(workOf('refine', { mode: 'hash', text: 'two' })?.answer).toEqual({ report: 'refine done' });
    call.mockResolvedValueOnce(fail('refused'));
    expect(await asked('two')).toEqual(['hash', 'hash', 'two', undefined]);
    expect(await asked('two')).toEqual(['hash', 'hash', 'two', undefined]);
  });

  test('is asked while its choices hold and something was brought', async () => {
    const { runs, works, workOf, call } = start();
    for (const more of [{ mode: 'count' }, { mode: 'hash', text: '', key: '' }]) runs.ask(works(more), 'en');
    await vi.advanceTimersByTimeAsync(0);
    expect(call).not.toHaveBeenCalled();
    runs.ask(works({ mode: 'hash' }), 'de');
    await vi.advanceTimersByTimeAsync(0);
    expect(call.mock.calls[0]?.[0]).toEqual({ operation: 'hash', given: { text: 'abc', key: '' }, language: 'de' });
    expect(workOf('hash', { mode: 'hash' })?.answer).toEqual({ digest: 'hash done' });
    expect(workOf('hash', { mode: 'count' })?.answer).toBeUndefined();
  });

  test('that waits for a press runs once for it, and a change of its fields takes the answer away', async () => {
    const { runs, works, workOf, call } = start();
    runs.ask(works(), 'en');
    runs.request('sum');
    runs.ask(works(), 'en');
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(1);
    expect(workOf('sum')?.answer).toEqual({ report: 'sum done' });
    expect(workOf('sum', { text: 'other' })?.answer).toBeUndefined();
  });

  test('is asked once there is what another fills in, though nothing else was brought', () => {
    const { workOf } = start();
    expect(workOf('seal', { key: 'typed' })?.question).toBeUndefined();
    expect(workOf('seal', { total: 'drawn' })?.question).toEqual({ key: '', total: 'drawn' });
  });
});
