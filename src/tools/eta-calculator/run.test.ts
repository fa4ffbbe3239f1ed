import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { loadTemporal } from '#pure/time/temporal.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { type Estimate, estimateFromProgress, estimateFromSpeed } from './estimate.ts';
import { run } from './run.ts';

const initial = initialValues({ ...declaration.inputs, ...declaration.options });

type Given = Partial<typeof initial>;

const temporal = await loadTemporal();
const nowMs = Date.UTC(2026, 0, 1, 12);
const moments = { temporal, timeZone: 'Europe/Paris', openedMs: nowMs, nowMs };

const estimate = (given: Given, options: Given = {}, at = moments) => {
  const all = { ...initial, ...given, ...options };
  return all.estimateFrom === 'speed' ? estimateFromSpeed(all, at) : estimateFromProgress(all, at);
};
const found = (...args: Parameters<typeof estimate>): Estimate => {
  const outcome = estimate(...args);
  if (!outcome.ok || !outcome.value) throw new Error(JSON.stringify(outcome));
  return outcome.value;
};
const texts = { t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '), language: 'en' };

const shown = (...args: Parameters<typeof estimate>) => {
  const estimated = found(...args);
  const { question: _question, notices: _notices, ...rows } = presenters.fromSpeed(estimated, initial, texts);
  return { ...rows, progress: estimated.progress };
};

const MINUTE = 60_000;

describe('estimate', () => {
  test('calculates duration and end time from the speed', () => {
    expect(shown({ startedAt: '2026-01-01T10:00' })).toEqual({
      totalDuration: '5 hours',
      timeLeft: '2 hours',
      endsAt: '2026-01-01 15:00:00',
      speed: 'view.perHour 100',
      progress: 0.6,
    });
  });

  test('calculates the remaining time from the progress', () => {
    const given = { totalAmount: '200', alreadyDone: '50', startedAt: '2026-01-01T10:00', asOf: '2026-01-01T10:30' };
    expect(shown(given, { estimateFrom: 'progress' })).toEqual({
      totalDuration: '2 hours',
      timeLeft: '1 hour 30 minutes',
      endsAt: '2026-01-01 12:00:00',
      speed: 'view.perHour 100',
      progress: 0.25,
    });
  });

  test('distinguishes bits from bytes', () => {
    const download = { totalAmount: '4.7 GB', amountPerPeriod: '100 Mbit', period: 1 };
    expect(shown(download, { periodUnit: 'seconds' })).toMatchObject({ totalDuration: '6 minutes 16 seconds', speed: '12.5 MB/s' });
  });

  // The clocks of Paris skip the hour from 02:00 on 2026-03-29, and repeat the one from 02:00 on 2026-10-25 (IANA time zone database).
  test.each([
    ['2026-03-29T00:00', '2026-03-29 04:00:00'],
    ['2026-10-25T00:00', '2026-10-25 02:00:00'],
    ['2026-03-28T23:00Z', '2026-03-29 04:00:00'],
    ['2026-01-31', '2026-01-31 03:00:00'],
    ['2026-01-30T24:00:00', '2026-01-31 03:00:00'],
    ['2026-01-30T23:59:60', '2026-01-31 03:00:00'],
  ])('adds three hours to the start %s, resulting in %s', (startedAt, endsAt) => {
    expect(shown({ totalAmount: '3', amountPerPeriod: '1', period: 1, startedAt }, { periodUnit: 'hours' })).toMatchObject({ endsAt });
  });

  test('starts when the page was opened, and is updated with the clock', () => {
    const late = { ...moments, openedMs: nowMs - 60 * MINUTE };
    expect(shown({}, {}, late)).toMatchObject({ timeLeft: '4 hours', progress: 0.2 });
    expect(shown({ alreadyDone: '250' }, { estimateFrom: 'progress' }, late)).toMatchObject({
      timeLeft: '1 hour',
      endsAt: '2026-01-01 14:00:00',
    });
  });

  test('has no time left for a past end, and no progress for a future start', () => {
    expect(shown({ startedAt: '2025-12-31' })).toMatchObject({ timeLeft: '0 seconds', progress: 1 });
    expect(shown({ startedAt: '2026-01-02' })).toMatchObject({ timeLeft: '16 hours', progress: 0 });
  });

  test('contains only the progress while no time has passed', () => {
    expect(shown({ alreadyDone: '50' }, { estimateFrom: 'progress' })).toEqual({ progress: 0.1 });
  });

  test.each<Given>([{ totalAmount: ' ' }, { amountPerPeriod: '' }])('returns nothing for an empty amount: %j', (given) => {
    expect(estimate(given)).toEqual(ok(null));
  });

  test.each<[string, string, Given, Given]>([
    ['notAnAmount', 'totalAmount', { totalAmount: 'many' }, {}],
    ['notAnAmount', 'amountPerPeriod', { amountPerPeriod: '5 XB' }, {}],
    ['notPositive', 'amountPerPeriod', { amountPerPeriod: '0' }, {}],
    ['notPositive', 'totalAmount', { totalAmount: '-5 GB' }, {}],
    ['notPositive', 'alreadyDone', { alreadyDone: '0' }, { estimateFrom: 'progress' }],
    ['periodNotPositive', 'period', { period: 0 }, {}],
    ['unitInOne', 'amountPerPeriod', { totalAmount: '500 MB' }, {}],
    ['unitInOne', 'alreadyDone', { alreadyDone: '5 MB' }, { estimateFrom: 'progress' }],
    ['unknownDate', 'startedAt', { startedAt: 'yesterday' }, {}],
    ['unknownDate', 'startedAt', { startedAt: '03/04/2026' }, {}],
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
  ])('refuses with %s about %s: %j', (code, field, given, options) => {
    expect(estimate(given, options)).toEqual(fail(code, { field }));
  });

  test('supports up to 270,000 years', () => {
    const days = { totalAmount: '1', amountPerPeriod: '1', startedAt: '2026-01-01' };
    expect(shown({ ...days, period: 98_615_475 }, { periodUnit: 'days' })).toMatchObject({ totalDuration: '98,615,475 days' });
    expect(estimate({ ...days, period: 98_615_476 }, { periodUnit: 'days' })).toEqual(fail('tooLong', { field: 'totalAmount' }));
  });

  test('calculates the same end from speed and progress', () => {
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

describe('details of an estimate', () => {
  test.each<[Given, string]>([
    [{}, 'view.speedQuestion 500 5 3 minutes 2026-01-01 13:00:00'],
    [
      { estimateFrom: 'progress', alreadyDone: '50', startedAt: '2026-01-01' },
      'view.progressQuestion 500 50 2026-01-01 00:00:00 2026-01-01 13:00:00',
    ],
  ])('include the question that it answers: %j', (given, expected) => {
    const all = { ...initial, ...given };
    const estimated = found(given);
    const { question } =
      all.estimateFrom === 'speed' ? presenters.fromSpeed(estimated, all, texts) : presenters.fromProgress(estimated, all, texts);
    expect(question).toBe(expected);
  });

  test('include a notice about a leap second', () => {
    expect(run.readStart({ startedAt: '2026-01-30T23:59:60' })).toEqual(ok({ notices: [{ code: 'leapSecond' }] }));
    expect(run.readAsOf({ asOf: '2026-01-30T23:59:59' })).toEqual(ok({ notices: [] }));
    const startedAt = '2026-01-30T23:59:60';
    expect(presenters.fromSpeed(found({ startedAt }), { ...initial, startedAt }, texts).notices).toEqual([{ code: 'leapSecond' }]);
  });
});

test('empty times default to when the page was opened, if known, and to now', async () => {
  const clock = { now: () => new Date(nowMs), timeZone: 'Europe/Paris' };
  const left = async (more: object) => {
    const estimated = await run.fromSpeed(initial, { ...clock, ...more });
    return estimated.ok && estimated.value?.end?.leftMs;
  };
  expect([await left({}), await left({ openedAt: new Date(nowMs - 60 * MINUTE) })]).toEqual([300 * MINUTE, 240 * MINUTE]);
});
