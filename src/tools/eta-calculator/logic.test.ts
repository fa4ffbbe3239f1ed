import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { loadTemporal } from '#formats/temporal.ts';
import { type Estimate, estimate } from './estimate.ts';
import { inputs, options } from './fields.ts';
import { formatDuration } from './format-duration.ts';
import { formatDataRate, formatRate } from './format-speed.ts';

type Given = Parameters<typeof estimate>[0];
type Wish = Parameters<typeof estimate>[1];

const temporal = await loadTemporal();
const nowMs = Date.UTC(2026, 0, 1, 12);
const moments = { temporal, timeZone: 'Europe/Paris', openedMs: nowMs, nowMs };

const answer = (given: Partial<Given>, wish: Partial<Wish> = {}, at = moments) =>
  estimate({ ...initialValues(inputs), ...given }, { ...initialValues(options), ...wish }, at);
const found = (...asked: Parameters<typeof answer>): Estimate => {
  const outcome = answer(...asked);
  if (!outcome.ok || !outcome.value) throw new Error(JSON.stringify(outcome));
  return outcome.value;
};
const shown = (...asked: Parameters<typeof answer>) => {
  const { end, progress } = found(...asked);
  if (!end) return { progress };
  const { rate, isData } = end.speed;
  return {
    total: formatDuration(end.totalMs, 'en'),
    left: formatDuration(end.leftMs, 'en'),
    endsAt: end.endsAt,
    speed: isData ? formatDataRate(rate, 'en') : formatRate(rate, 'en'),
    progress,
  };
};

const MINUTE = 60_000;

describe('estimate', () => {
  test('says from the speed how long it takes and when it ends', () => {
    expect(shown({ startedAt: '2026-01-01T10:00' })).toEqual({
      total: '5 hours',
      left: '2 hours',
      endsAt: '2026-01-01 15:00:00',
      speed: '100',
      progress: 0.6,
    });
  });

  test('says from the progress how long the rest takes', () => {
    const given = { totalAmount: '200', alreadyDone: '50', startedAt: '2026-01-01T10:00', asOf: '2026-01-01T10:30' };
    expect(shown(given, { estimateFrom: 'progress' })).toEqual({
      total: '2 hours',
      left: '1 hour 30 minutes',
      endsAt: '2026-01-01 12:00:00',
      speed: '100',
      progress: 0.25,
    });
  });

  test('takes bits for bits and bytes for bytes', () => {
    const download = { totalAmount: '4.7 GB', amountPerPeriod: '100 Mbit', period: 1 };
    expect(shown(download, { periodUnit: 'seconds' })).toMatchObject({ total: '6 minutes 16 seconds', speed: '12.5 MB/s' });
  });

  // The clocks of Paris skip the hour from 02:00 on 2026-03-29, and have that from 02:00 on 2026-10-25 twice (IANA time zone database).
  test.each([
    ['2026-03-29T00:00', '2026-03-29 04:00:00'],
    ['2026-10-25T00:00', '2026-10-25 02:00:00'],
    ['2026-03-28T23:00Z', '2026-03-29 04:00:00'],
    ['2026-01-31', '2026-01-31 03:00:00'],
    ['2026-01-30T24:00:00', '2026-01-31 03:00:00'],
    ['2026-01-30T23:59:60', '2026-01-31 03:00:00'],
  ])('ends what began at %s three hours later, at %s', (startedAt, endsAt) => {
    expect(shown({ totalAmount: '3', amountPerPeriod: '1', period: 1, startedAt }, { periodUnit: 'hours' })).toMatchObject({ endsAt });
  });

  test('begins when the page was opened, and goes on with the clock', () => {
    const late = { ...moments, openedMs: nowMs - 60 * MINUTE };
    expect(shown({}, {}, late)).toMatchObject({ left: '4 hours', progress: 0.2 });
    expect(shown({ alreadyDone: '250' }, { estimateFrom: 'progress' }, late)).toMatchObject({
      left: '1 hour',
      endsAt: '2026-01-01 14:00:00',
    });
  });

  test('has nothing left of what is past, and has not begun with what is to come', () => {
    expect(shown({ startedAt: '2025-12-31' })).toMatchObject({ left: '0 seconds', progress: 1 });
    expect(shown({ startedAt: '2026-01-02' })).toMatchObject({ left: '16 hours', progress: 0 });
  });

  test('knows only the progress while no time has passed', () => {
    expect(shown({ alreadyDone: '50' }, { estimateFrom: 'progress' })).toEqual({ progress: 0.1 });
  });

  test.each<Partial<Given>>([{ totalAmount: ' ' }, { amountPerPeriod: '' }])('is silent while there is an empty amount: %j', (given) => {
    expect(answer(given)).toEqual(ok(undefined));
  });

  test.each<[string, string, Partial<Given>, Partial<Wish>]>([
    ['notAnAmount', 'totalAmount', { totalAmount: 'many' }, {}],
    ['notAnAmount', 'amountPerPeriod', { amountPerPeriod: '5 XB' }, {}],
    ['notPositive', 'amountPerPeriod', { amountPerPeriod: '0' }, {}],
    ['notPositive', 'totalAmount', { totalAmount: '-5 GB' }, {}],
    ['notPositive', 'alreadyDone', { alreadyDone: '0' }, { estimateFrom: 'progress' }],
    ['periodNotPositive', 'period', { period: 0 }, {}],
    ['unitInOne', 'amountPerPeriod', { totalAmount: '500 MB' }, {}],
    ['unitInOne', 'alreadyDone', { alreadyDone: '5 MB' }, { estimateFrom: 'progress' }],
    ['unknownDate', 'startedAt', { startedAt: 'yesterday' }, {}],
    ['unknownDate', 'startedAt', { startedAt: '31.01.2026' }, {}],
    ['unknownDate', 'startedAt', { startedAt: '2026-02-30' }, {}],
    ['unknownDate', 'startedAt', { startedAt: '+275761-01-01' }, {}],
    ['unknownDate', 'asOf', { alreadyDone: '5', startedAt: '2026-01-01', asOf: '25:00' }, { estimateFrom: 'progress' }],
    ['startsLater', 'startedAt', { alreadyDone: '5', startedAt: '2026-01-01T14:00' }, { estimateFrom: 'progress' }],
    ['moreThanTotal', 'alreadyDone', { alreadyDone: '501' }, { estimateFrom: 'progress' }],
    ['tooLong', 'totalAmount', { totalAmount: '1', amountPerPeriod: '1', period: 270_001 * 366 }, { periodUnit: 'days' }],
    ['tooLong', 'totalAmount', { totalAmount: '1', amountPerPeriod: '1', period: 1e300 }, {}],
    ['tooLong', 'totalAmount', { startedAt: '+275760-09-12T23:00' }, {}],
    [
      'tooLong',
      'totalAmount',
      { totalAmount: `1${'0'.repeat(18)}`, alreadyDone: '1', startedAt: '2026-01-01' },
      { estimateFrom: 'progress' },
    ],
    ['notAnAmount', 'totalAmount', { totalAmount: '9e9' }, {}],
  ])('refuses with %s about %s: %j', (code, field, given, wish) => {
    expect(answer(given, wish)).toEqual(fail(code, { field }));
  });

  test('reaches 270,000 years', () => {
    const days = { totalAmount: '1', amountPerPeriod: '1', startedAt: '2026-01-01' };
    expect(shown({ ...days, period: 98_615_475 }, { periodUnit: 'days' })).toMatchObject({ total: '98,615,475 days' });
    expect(answer({ ...days, period: 98_615_476 }, { periodUnit: 'days' })).toEqual(fail('tooLong', { field: 'totalAmount' }));
  });

  test('gives in both directions the same end', () => {
    const amounts = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(amounts, amounts, amounts, (total, done, minutes) => {
        fc.pre(done <= total);
        const startedAt = new Date(nowMs - minutes * MINUTE).toISOString();
        const fromSpeed = found({ totalAmount: String(total), amountPerPeriod: String(done), period: minutes, startedAt });
        const fromProgress = found({ totalAmount: String(total), alreadyDone: String(done), startedAt }, { estimateFrom: 'progress' });
        expect(fromProgress.end!.totalMs).toBe(fromSpeed.end!.totalMs);
        expect(Math.abs(fromProgress.end!.leftMs - fromSpeed.end!.leftMs)).toBeLessThanOrEqual(1);
        expect(fromProgress.progress).toBeCloseTo(done / total, 8);
        expect(fromSpeed.progress).toBeCloseTo(fromProgress.progress, 4);
      }),
    );
  });
});
