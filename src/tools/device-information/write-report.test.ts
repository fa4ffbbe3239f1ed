import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatGibibytes, formatPixels, formatRatio, formatUtcOffset } from './measures.ts';
import { writeReport } from './write-report.ts';

describe('measures', () => {
  // fingerprintjs/fingerprintjs#223 and GregDThomas/jquery-localtime#7: the sign is inverted. Date.getTimezoneOffset of Paris in winter and
  // in summer, New York in winter, St. John's, Kathmandu, Reykjavík (IANA time zone database)
  test.each([
    [-60, 'UTC+01:00'],
    [-120, 'UTC+02:00'],
    [300, 'UTC-05:00'],
    [210, 'UTC-03:30'],
    [-345, 'UTC+05:45'],
    [0, 'UTC+00:00'],
    [-0, 'UTC+00:00'],
    // sereneblue/chameleon#158 (Phoenix), PiotrDabkowski/Js2Py#55, Glimpse/Glimpse#908 (Adelaide)
    [420, 'UTC-07:00'],
    [-180, 'UTC+03:00'],
    [-570, 'UTC+09:30'],
    // IANA time zone database: Chatham in summer, Marquesas, Lord Howe in summer, Kiritimati
    [-825, 'UTC+13:45'],
    [570, 'UTC-09:30'],
    [-660, 'UTC+11:00'],
    [-840, 'UTC+14:00'],
  ])('an offset of %d minutes is written as %s', (minutes, written) => {
    expect(formatUtcOffset(minutes)).toBe(written);
  });

  test('a written offset can be parsed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -14 * 60, max: 14 * 60 }), (minutes) => {
        const [, sign, hours, rest] = /^UTC([+-])(\d\d):(\d\d)$/.exec(formatUtcOffset(minutes)) ?? [];
        expect((60 * Number(hours) + Number(rest)) * (sign === '-' ? 1 : -1) + 0).toBe(minutes + 0);
      }),
    );
  });

  test.each([
    [1, '1'],
    [4 / 3, '1.333'],
    [2.625, '2.625'],
    [1.100000023841858, '1.1'],
    [0.8955223880597015, '0.896'], // Firefox at a zoom of 90%
    [2.608695652173913, '2.609'], // Android with a different display size
    [0.3333333432674408, '0.333'],
  ])('the pixel ratio %d is written as %s', (ratio, written) => {
    expect(formatRatio(ratio)).toBe(written);
  });

  test('sizes are whole pixels, and bytes are GiB with one decimal', () => {
    expect(formatPixels(1920, 1080)).toBe('1920 × 1080 px');
    expect(formatPixels(393 * 2.75, 873 * 2.75)).toBe('1081 × 2401 px');
    expect(formatGibibytes(13_207_024_435)).toBe('12.3 GiB');
    expect(formatGibibytes(0)).toBe('0.0 GiB');
  });
});

describe('writeReport', () => {
  test('has a heading for each group, a line for each fact and an empty line between groups', () => {
    expect(
      writeReport([
        { heading: 'Locale', facts: [{ label: 'Time zone', value: 'Europe/Paris' }] },
        {
          heading: 'Network',
          facts: [
            { label: 'Online', value: 'yes' },
            { label: 'Data saver', value: 'Not available' },
          ],
        },
      ]),
    ).toBe('## Locale\n- Time zone: Europe/Paris\n\n## Network\n- Online: yes\n- Data saver: Not available');
  });

  test('has one line for each heading, fact and gap for any value', () => {
    const fact = fc.record({ label: fc.constant('Fact'), value: fc.string({ unit: fc.constantFrom('a', '\n', '\r', ' ', '#') }) });
    const group = fc.record({ heading: fc.constant('Group'), facts: fc.array(fact) });
    fc.assert(
      fc.property(fc.array(group, { minLength: 1 }), (groups) => {
        const facts = groups.reduce((sum, each) => sum + each.facts.length, 0);
        expect(writeReport(groups).split(/\r\n|\r|\n/)).toHaveLength(2 * groups.length - 1 + facts);
      }),
    );
  });
});
