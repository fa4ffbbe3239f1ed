import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { fraction } from '#formats/fraction.ts';
import { loadTemporal } from '#formats/temporal.ts';
import { parseAmount } from './amount.ts';
import { type Estimate, estimate } from './estimate.ts';
import { inputs, options } from './fields.ts';
import { formatDuration, formatPeriod } from './format-duration.ts';
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

describe('parseAmount', () => {
  // Prefixes: the SI brochure, 9th edition, table 7, and IEC 80000-13.
  test.each([
    ['500', 500n, false],
    ['1,500', 1500n, false],
    ['1 500 000', 1_500_000n, false],
    ["1'500", 1500n, false],
    ['1_500', 1500n, false],
    ['+7', 7n, false],
    ['1 B', 8n, true],
    ['1kB', 8000n, true],
    ['1 KB', 8000n, true],
    ['2 MB', 16_000_000n, true],
    ['1 GB', 8_000_000_000n, true],
    ['1 TB', 8_000_000_000_000n, true],
    ['1 PB', 8_000_000_000_000_000n, true],
    ['1 KiB', 8192n, true],
    ['1 MiB', 8_388_608n, true],
    ['1 PiB', 8n * 2n ** 50n, true],
    ['1 bit', 1n, true],
    ['1 b', 1n, true],
    ['1 kbit', 1000n, true],
    ['1 kb', 1000n, true],
    ['1 Mb', 1_000_000n, true],
    ['1 Gbit', 1_000_000_000n, true],
    [' 1,000.0 Tb ', 10n ** 15n, true],
  ])('reads %j as %d', (text, quantity, isData) => {
    const amount = parseAmount(text, 'any');
    expect(amount).toMatchObject({ ok: true, value: { isData } });
    const { numerator, denominator } = amount.ok ? amount.value.quantity : fraction(0n);
    expect(numerator).toBe(quantity * denominator);
  });

  test.each(['2.5', '2.50', '02.5'])('reads %s as five halves', (text) => {
    const amount = parseAmount(text, 'any');
    const { numerator, denominator } = amount.ok ? amount.value.quantity : fraction(0n);
    expect(2n * numerator).toBe(5n * denominator);
  });

  test.each(['', 'abc', '1,5', '1,50', '1,500 000', '1.500,0', '1e3', '5 mb', '5 Kb', '5 XB', '5 MB/s', '1 Pbit', '.', '- 5', '٥', '5 5'])(
    'finds no amount in %j',
    (text) => {
      expect(parseAmount(text, 'any')).toEqual(fail('notAnAmount', { field: 'any' }));
    },
  );

  test.each(['0', '-1', '−1', '0.000 GB', '-1 kB'])('refuses %j, which is not more than 0', (text) => {
    expect(parseAmount(text, 'any')).toEqual(fail('notPositive', { field: 'any' }));
  });

  test('reads every whole number however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.constantFrom(',', ' ', '_', "'", '\u00a0', '\u202f', '’', ''), (number, separator) => {
        const text = String(number).replace(/\B(?=(\d{3})+$)/g, separator);
        expect(parseAmount(text, 'any')).toEqual(ok({ quantity: fraction(BigInt(number)), isData: false }));
      }),
    );
  });
});

describe('formatDuration', () => {
  test.each([
    [0, '0 seconds'],
    [1, '1 millisecond'],
    [1500, '1 second 500 milliseconds'],
    [59_999, '59 seconds 999 milliseconds'],
    [60_000, '1 minute'],
    [60_499, '1 minute'],
    [60_500, '1 minute 1 second'],
    [376_000, '6 minutes 16 seconds'],
    [3_599_500, '1 hour'],
    [100_000_000, '1 day 3 hours 46 minutes 40 seconds'],
    [86_400_000 * 1500, '1,500 days'],
  ])('writes %d ms as %s', (ms, written) => {
    expect(formatDuration(ms, 'en')).toBe(written);
  });

  test('writes the units in the language of the page', () => {
    expect(formatDuration(100_000_000, 'de')).toBe('1 Tag 3 Stunden 46 Minuten 40 Sekunden');
    expect(formatPeriod(3, 'minutes', 'fr')).toMatch(/^3\sminutes$/); // which space it is depends on the release of the CLDR
    expect(formatPeriod(1.5, 'days', 'en')).toBe('1.5 days');
  });

  test('has parts that add up to the duration, rounded to the second from a minute on', () => {
    const units: Readonly<Record<string, number>> = { day: 86_400_000, hour: 3_600_000, minute: MINUTE, second: 1000, millisecond: 1 };
    fc.assert(
      fc.property(fc.oneof(fc.nat(200_000), fc.nat()), (ms) => {
        const parts = [...formatDuration(ms, 'en').matchAll(/([\d,]+) ([a-z]+?)s?(?: |$)/g)];
        const sum = parts.reduce((total, [, count = '', unit = '']) => total + Number(count.replaceAll(',', '')) * units[unit]!, 0);
        expect(sum).toBe(ms < MINUTE ? ms : Math.round(ms / 1000) * 1000);
      }),
    );
  });
});

describe('formatDataRate', () => {
  test.each([
    [100_000_000n, 1n, '12.5 MB/s'],
    [8n, 1n, '1 B/s'],
    [4n, 1n, '0.5 B/s'],
    [7_999n, 1n, '999.875 B/s'],
    [8_000n, 1n, '1 kB/s'],
    [8_000_000_000n, 3n, '333.333 MB/s'],
    [80_000_000_000n, 1n, '10 GB/s'],
    [8n * 10n ** 16n, 1n, '10,000 TB/s'],
  ])('writes %d/%d bits per second as %s', (numerator, denominator, written) => {
    expect(formatDataRate(fraction(numerator, denominator), 'en')).toBe(written);
  });
});
