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
  test('returns its result immediately, and runs again only for other fields', () => {
    const { workOf, count, write } = start();
    expect(workOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(workOf('count', { mode: 'hash' })?.answer).toBe(workOf('count')?.answer);
    expect([count.mock.calls.length, write.mock.calls.length]).toEqual([1, 1]);
    expect(workOf('count', { text: 'ab' })?.answer).toEqual({ length: '2 characters' });
  });

  test('updates the answer for the same value if only its display fields changed', () => {
    const { workOf, count } = start();
    workOf('count');
    expect(workOf('count', { unit: 'letters' })?.answer).toEqual({ length: '3 letters' });
    expect(count).toHaveBeenCalledTimes(1);
  });

  test('updates the answer once the English texts are loaded', () => {
    const { workOf, write } = start();
    const { t: english } = surroundings.say;
    workOf('count', {}, { say: surroundings.say });
    workOf('count', {}, { say: { ...surroundings.say, english } });
    workOf('count', {}, { say: { ...surroundings.say, english } });
    expect(write.mock.calls.map((call) => (call as readonly unknown[])[2])).toEqual([surroundings.say, { ...surroundings.say, english }]);
  });

  test('has no answer without input, or while a field has no value', () => {
    const { workOf, count } = start();
    expect(workOf('count', { text: '' })).toMatchObject({ state: { outcome: ok(null) }, answer: undefined });
    expect(workOf('count', { text: undefined })).toMatchObject({ question: undefined, answer: undefined });
    expect(workOf('count', { unit: undefined })).toMatchObject({ answer: undefined });
    expect(workOf('count', { key: undefined })).toMatchObject({ answer: { length: '3 characters' } });
    expect(count).toHaveBeenCalledTimes(2);
  });

  test('generates once after hydration, and again on demand', () => {
    const { runs, workOf, draw } = start();
    expect(workOf('draw', {}, { isHydrated: false })?.question).toBeUndefined();
    workOf('draw');
    expect(workOf('draw', { text: 'other' })?.answer).toEqual({ token: 'token' });
    expect(draw).toHaveBeenCalledTimes(1);
    runs.redraw('draw');
    workOf('draw');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('uses the current second and runs once for each, but not while prerendering', () => {
    const { workOf, tell } = start();
    expect(workOf('tell', {}, { nowMs: undefined })?.question).toBeUndefined();
    expect([workOf('tell')?.answer, workOf('tell', { text: 'other' })?.answer]).toEqual([{ time: '01:00' }, { time: '01:00' }]);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(workOf('tell', {}, { nowMs: 61_000, openedMs: 60_000 })?.answer).toEqual({ time: '01:01' });
    expect(tell.mock.calls.map(([, { openedAt }]) => openedAt?.getTime())).toEqual([60_000, 60_000]);
  });

  test('may be asynchronous, and keeps the previous answer until then', async () => {
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

  test('may load code for its answer, keeping the previous one until then, unless loading fails', async () => {
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

  test('assigns an error without a field to its first field', () => {
    const { workOf, count } = start();
    count.mockReturnValue(fail('tooLong'));
    expect(workOf('count')).toMatchObject({ fallback: 'text', state: { outcome: fail('tooLong') }, answer: undefined });
  });
});

describe('an operation on the main thread with a long text', () => {
  const long = 'a'.repeat(100_001);

  test('runs in the worker instead, and on the main thread again for a short text', async () => {
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

  test('does not show the answer for a previous shorter text', () => {
    const { workOf } = start();
    expect(workOf('count')?.answer).toEqual({ length: '3 characters' });
    expect(workOf('count', { text: long })?.answer).toBeUndefined();
  });

  test('includes the texts of a list, but not files', () => {
    expect(isLongWork({ list: [{ name: 'a', values: long }] })).toBe(true);
    expect(isLongWork({ text: long.slice(1), count: 7, file: new File([long], 'a.txt'), none: null })).toBe(false);
  });
});

describe('an operation in the worker', () => {
  test('runs while an optional field has no value', () => {
    expect(start().workOf('hash', { mode: 'hash', key: undefined })?.question).toEqual({ text: 'abc', key: undefined });
    expect(start().workOf('weigh', { mode: 'weigh', key: undefined })?.question).toBeUndefined();
  });

  test('runs after another one only if that was successful', () => {
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

  test('runs after another one in the same worker, and keeps its answer as long as that one is valid', async () => {
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

  test('runs while its choices match and there is input', async () => {
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

  test('with a button runs once for each press, and changing its fields removes the answer', async () => {
    const { runs, works, workOf, call } = start();
    runs.ask(works(), 'en');
    runs.request('sum');
    runs.ask(works(), 'en');
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(1);
    expect(workOf('sum')?.answer).toEqual({ report: 'sum done' });
    expect(workOf('sum', { text: 'other' })?.answer).toBeUndefined();
  });

  test('runs once another one has filled in a field, even without other input', () => {
    const { workOf } = start();
    expect(workOf('seal', { key: 'typed' })?.question).toBeUndefined();
    expect(workOf('seal', { total: 'drawn' })?.question).toEqual({ key: '', total: 'drawn' });
  });
});
