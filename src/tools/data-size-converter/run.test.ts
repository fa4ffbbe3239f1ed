import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { createTranslator } from '#i18n/translator.ts';
import shared from '#domains/quantities/messages/en.json';
import { presenters } from './present.ts';
import en from './messages/en.json';
import { convert } from './run.ts';

const usual = { prefixes: 'decimal', smallB: 'bits', efficiency: 'all', customEfficiency: 90, significantDigits: 12 } as const;

type Given = Parameters<typeof convert>[0];

const t = createTranslator('en', { ...en, errors: { ...en.errors, ...shared.errors }, notices: { ...en.notices, ...shared.notices } });

function shownOf(transfer: string, options: Partial<Given> = {}) {
  const converted = convert({ ...usual, transfer, ...options });
  if (!converted.ok) return { error: t(`errors.${converted.error.code}`, converted.error.values) };
  return converted.value ? presenters.convert(converted.value, {}, { t, language: 'en' }) : undefined;
}

/** The value of the row with a label, with a sign before a rounded value. */
function rowOf(transfer: string, label: string, options?: Partial<Given>): string | undefined {
  const shown = (shownOf(transfer, options) ?? {}) as Readonly<Record<string, unknown>>; // rows and lists of rows, by their names
  const name = Object.entries(en.outputs).find(([, outputLabel]) => outputLabel === label)?.[0] ?? '';
  const labeled = [...((shown['sizes'] as object[] | undefined) ?? []), ...((shown['rates'] as object[] | undefined) ?? [])];
  const row = labeled.find((each) => 'label' in each && each.label === label) ?? shown[name];
  if (typeof row !== 'object' || row === null || !('value' in row)) return row as string | undefined;
  return `${'isRounded' in row && row.isRounded ? '≈ ' : ''}${String(row.value)}`;
}

const noticesOf = (transfer: string, options?: Partial<Given>): readonly string[] => {
  const { notices = [] } = (shownOf(transfer, options) ?? {}) as { notices?: { code: string; values: Record<string, string> }[] }; // as declared in `outputs`
  return notices.map(({ code, values }) => t(`notices.${code}` as 'notices.countsIn1024', values));
};

describe('convert', () => {
  // The specification's examples (Python fractions; numfmt of coreutils 9.1), then values computed with Python fractions.
  test.each<[string, string, string | undefined, Partial<Given>?]>([
    ['1.5 TB at 200 Mbit/s', 'Duration', '16 hours 40 minutes'],
    ['1.5 TB at 200 Mbit/s', 'Seconds', '60000'],
    ['1.5 TB at 200 Mbit/s', 'Clock form', '16:40:00'],
    ['1.5 TB at 200 Mbit/s', 'ISO 8601 duration', 'PT16H40M'],
    ['1.5 TB at 200 Mbit/s', 'Read as', '1500000000000 B at 200000000 bit/s'],
    ['1.5 TB at 200 Mbit/s', 'Best decimal unit', '1.5 TB'],
    ['1.5 TB at 200 Mbit/s', 'Best binary unit', '≈ 1.36424205266 TiB'],
    ['1.5 TB at 200 Mbit/s', 'Best rate', '200 Mbit/s'],
    ['1.5 TB at 200 Mbit/s', 'Kubernetes quantity', '1500G'],
    ['1.5 TB at 200 Mbit/s', 'MB/s', '25'],
    ['1.5 TB at 200 Mbit/s', 'Seconds', '≈ 63205.4794521', { efficiency: 'tcpIpv4' }],
    ['1.5 TB at 200 Mbit/s', 'Read as', '1500000000000 B at 200000000 bit/s, 94.9% efficient', { efficiency: 'tcpIpv4' }],
    ['1.5 TB at 200 Mbit/s', 'Duration', '≈ 17 hours 33 minutes 25 seconds', { efficiency: 'tcpIpv4' }],
    ['2 TB', 'TiB', '≈ 1.81898940355'],
    ['2 TB', 'B', '2000000000000'],
    ['2 TB', 'Kubernetes quantity', '2T'],
    ['2 TB', 'Seconds', undefined],
    ['2 TB', 'MB/s', undefined],
    ['2 TB', 'Read as', '2000000000000 B', { efficiency: 'tcpIpv4' }],
    ['2^40 B', 'B', '1099511627776'],
    ['0x400 B', 'B', '1024'], // sizes of memory maps, linker scripts and hex dumps
    ['0X4 KiB at 0xa B/s', 'Seconds', '409.6'],
    [`0x${'f'.repeat(60)} B`, 'B', undefined],
    ['3x400 B', 'B', '1200'],
    ['700 MiB in 3 min', 'Mbit/s', '≈ 32.6223644444'],
    ['700 MiB in 3 min', 'MiB/s', '≈ 3.88888888889'],
    ['700 MiB in 3 min', 'B', '734003200'],
    ['700 MiB in 3 min', 'Seconds', '180'],
    ['700 MiB in 3 min', 'Read as', '734003200 B in 180 s'],
    ['700 MiB in 3 min', 'Best rate', '≈ 4.07779555556 MB/s'],
    ['700 MiB in 3 min', 'Kubernetes quantity', '700Mi'],
    ['700 MiB in 3 min', 'MB/s', '≈ 5.09724444444', { efficiency: 'code8b10b' }],
    ['45 Mbps for 12 h', 'GB', '243'],
    ['45 Mbps for 12 h', 'GiB', '≈ 226.311385632'],
    ['100 GB at 5 Gbit/s', 'Seconds', '200', { efficiency: 'code8b10b' }],
    ['1,5 GB', 'KiB', '1464843.75'],
    ['5000/s x 300 B', 'GB per day', '129.6'],
    ['5000/s x 300 B', 'Mbit/s', '12'],
    ['5000/s x 300 B', 'Read as', '5000/s x 300 B'],
    ['300 B x 5000/s', 'Mbit/s', '12'],
    ['1 YiB', 'B', '1208925819614629174706176'],
    ['1 YiB', 'Kubernetes quantity', 'Not representable'],
    ['3 x 4 TB', 'TB', '12'],
    ['3x4TB', 'TB', '12'],
    ['4 TB x 3', 'TB', '12'],
    ['2 × 3 x 4 TB at 1 GB/s', 'Seconds', '24000'],
    ['2 * 1 GB/s for 10 s', 'GB', '20'],
    ['1 GB/s x 2 for 10 s', 'GB', '20'],
    ['1 GB @ 1 MB/s', 'Seconds', '1000'],
    ['1 GB with 1 MBps', 'Seconds', '1000'],
    ['1 GB / 10 s', 'MB/s', '100'],
    ['1 GB per 10 s', 'MB/s', '100'],
    ['864 GB per day', 'MB/s', '10'],
    ['864 GB per day', 'GB', undefined],
    ['864 GB/d for 1 w', 'GB', '6048'],
    ['10 MB/s × 1:30:00', 'GB', '54'],
    ['10 MB/s * PT1H30M', 'GB', '54'],
    ['10 MB/s for 1 h 30 min', 'GB', '54'],
    ['10 MB/s for 1h30m', 'GB', '54'],
    ['10 MB/s for 1 hour and 30 minutes', 'GB', '54'],
    ['1 MB at 8 Gbps', 'Duration', '1 millisecond'],
    ['1 kB at 8 Gbps', 'Duration', '1 microsecond'],
    ['1 B at 3 B/s', 'Clock form', '≈ 0:00:00.333'],
    ['1 B at 3 B/s', 'ISO 8601 duration', '≈ PT0.333333333S'],
    ['512Mi', 'MiB', '512'],
    ['512Mi', 'Kubernetes quantity', '512Mi'],
    ['1024Mi', 'Kubernetes quantity', '1Gi'],
    ['1500Mi', 'Kubernetes quantity', '1500Mi'],
    ['0 B', 'Kubernetes quantity', '0'],
    ['1500m', 'B', '1.5'],
    ['1500m', 'Kubernetes quantity', 'Not representable'],
    ['10 M', 'MB', '10'],
    ['10 M', 'MiB', '10', { prefixes: 'binary' }],
    ['1 GB', 'MiB', '1024', { prefixes: 'binary' }],
    ['1 Gbit', 'Mbit', '1000', { prefixes: 'binary' }],
    ['8 Mb', 'MB', '1'],
    ['8 Mb', 'MB', '8', { smallB: 'bytes' }],
    ['8 Mbps', 'MB/s', '8', { smallB: 'bytes' }],
    ['8 Mbps', 'Best rate', '8 MB/s', { smallB: 'bytes' }],
    ['1 GiB', 'Sectors of 512 B', '2097152'],
    ['1 GiB', 'Pages of 4 KiB', '262144'],
    ['1 MB/s', 'TB per 30 days', '2.592'],
    ['100 GB at 10 MB/s', 'Seconds', '20000', { efficiency: 'custom', customEfficiency: 50 }],
    ['1 GB', 'GiB', '≈ 0.9', { significantDigits: 1 }],
    ['1 GB', 'GiB', '0.931322574615478515625', { significantDigits: 24 }],
  ])('for %s %s is %s', (transfer, label, value, options) => expect(rowOf(transfer, label, options)).toBe(value));

  test.each([
    ['2 TB', ['A system that counts in powers of 1024 shows this as 1.82 TiB, often labeled TB.']],
    ['1 MB', ['A system that counts in powers of 1024 shows this as 977 KiB, often labeled KB.']],
    ['2 TiB', []],
    ['2 kB', []],
    ['16 Mbit', []],
    ['1,5 kB', ['"1,5" was read as 1.5.']],
    ['1,500 kB in 0,5 s', ['"1,500" was read as 1500.', '"0,5" was read as 0.5.']],
  ])('reports for %s', (transfer, notices) => expect(noticesOf(transfer)).toEqual(notices));

  test('has no notice if MB is read as a power of 1024', () => expect(noticesOf('2 TB', { prefixes: 'binary' })).toEqual([]));

  test.each<[string, string, Partial<Given>?]>([
    ['abc', 'Enter a size, a rate, or a transfer such as 700 MiB in 3 min.'],
    ['GB', 'Enter a size, a rate, or a transfer such as 700 MiB in 3 min.'],
    ['5 GB or so', 'Enter a size, a rate, or a transfer such as 700 MiB in 3 min.'],
    ['5 GB 3', 'Enter a size, a rate, or a transfer such as 700 MiB in 3 min.'],
    ['3 GB x 4 GB', 'Enter a size, a rate, or a transfer such as 700 MiB in 3 min.'],
    ['5 XB', '"XB" is not a data unit.'],
    ['5 mB', '"mB" is not a data unit. Did you mean MB (bytes) or Mbit (bits)?'],
    ['5 kib at 3 mbps', '"kib" is not a data unit. Did you mean KiB (bytes) or Kibit (bits)?'],
    ['5 GB at 3 mbps', '"mbps" is not a data unit. Did you mean MB/s (bytes) or Mbit/s (bits)?'],
    ['5 mbit', '"mbit" is not a data unit. Did you mean Mbit (bits)?'],
    ['5 gi', '"gi" is not a data unit. Did you mean Gi (bytes)?'],
    ['5', '"5" needs a unit.'],
    ['5000/s', '"5000" needs a unit.'],
    ['1e99', '"1e99" needs a unit.'],
    ['5 at 3 XB', '"5" needs a unit.'],
    ['5 GB in 3', '"3" needs a unit.'],
    ['5 GB in 1:30', '"1:30" needs a unit.'],
    ['5 GB in 3 fortnights', '"fortnights" is not a unit of time.'],
    ['5 GB/fortnight', '"fortnight" is not a unit of time.'],
    ['5 GB in 1 year', '"year" is not a unit of time.'],
    ['5 GB in P1Y', '"P1Y" is not a unit of time.'],
    ['5 GB at', 'Enter a rate after "at", such as 200 Mbit/s.'],
    ['5 GB @ 3 MB', 'Enter a rate after "@", such as 200 Mbit/s.'],
    ['5 GB in', 'Enter a time after "in", such as 3 min.'],
    ['5 MB/s for', 'Enter a time after "for", such as 3 min.'],
    ['-5 GB', 'A size cannot be negative.'],
    ['0 MB/s', 'The rate must be greater than 0.'],
    ['5 GB at -3 MB/s', 'The rate must be greater than 0.'],
    ['5 GB in 0 s', 'The time must be greater than 0.'],
    ['1e99 B', '"1e99" is too large.'],
    ['2^300 B', '"2^300" is too large.'],
    ['1e-99 B', '"1e-99" is too small.'],
    ['1e99 XB', '"XB" is not a data unit.'],
    ['5 GB at 3 MB/s', 'Custom efficiency (%) must be more than 0 and at most 100.', { efficiency: 'custom', customEfficiency: 0 }],
  ])('refuses %s', (transfer, error, options) => expect(shownOf(transfer, options)).toEqual({ error }));

  test('shows the main result of each line and the sum of the sizes', () => {
    const shown = shownOf('1.5 TB at 200 Mbit/s\n\n1 GB\n500 MB\n700 MiB in 3 min\n45 Mbps for 12 h\nabc');
    expect(shown).toMatchObject({ totalSize: { value: '1.5 GB' } });
    const { results } = shown as ReturnType<typeof presenters.convert>; // no line is invalid
    expect(results?.at(0)).toMatchObject({
      line: '1',
      bytes: '1500000000000',
      bitsPerSecond: '200000000',
      seconds: '60000',
      best: '16 hours 40 minutes',
    });
    expect(results?.at(1)).toMatchObject({ line: '3', best: '1 GB', seconds: '' });
    expect(results?.at(3)).toMatchObject({ line: '5', best: '4.07779555556 MB/s', isBestRounded: true, isBytesRounded: false });
    expect(results?.at(4)).toMatchObject({ line: '6', best: '243 GB' });
    expect(results?.at(5)).toMatchObject({
      line: '7',
      input: 'abc',
      bytes: '',
      best: 'Enter a size, a rate, or a transfer such as 700 MiB in 3 min.',
    });
    expect(results?.at(6)).toBeUndefined();
  });

  test('returns nothing for blank lines', () => expect(convert({ ...usual, transfer: ' \n\n' })).toEqual({ ok: true, value: null }));

  test('calculates each of size, rate and time from the two others', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    const efficiency = fc.constantFrom('all', 'tcpIpv4', 'code64b66b', 'custom');
    fc.assert(
      fc.property(amount, amount, efficiency, (bytes, seconds, requested) => {
        const options = { efficiency: requested, significantDigits: 40 } as const;
        const rate = rowOf(`${bytes} B in ${seconds} s`, 'bit/s', options)?.replace('≈ ', '') ?? '';
        const size = Number(rowOf(`${rate} bit/s for ${seconds} s`, 'B', options)?.replace('≈ ', ''));
        const time = Number(rowOf(`${bytes} B at ${rate} bit/s`, 'Seconds', options)?.replace('≈ ', ''));
        expect([size, time]).toEqual([bytes, seconds]);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('a size with surrounding text', () => {
  test.each([
    ['"512 MB",', '512000000 B'],
    ['memory: 1.2Gi', '1288490188.8 B'],
    ['"limit": "512Mi",', '536870912 B'],
    ['--memory=2GiB', '2147483648 B'],
    ['MemTotal:       16333764 kB', '16333764000 B'],
    ['８ ＧＢ', '8000000000 B'],
    ['\u200B8 GB\u200E', '8000000000 B'],
    ['~5 GB', '5000000000 B'],
    ['≈ 5 GB', '5000000000 B'],
    ['100 MBit/s', '100000000 bit/s'],
    ['1,5 ГБ', '1500000000 B'],
    ['4 ТБ', '4000000000000 B'],
    ['512 МиБ', '536870912 B'],
    ['100 Мбит/с', '100000000 bit/s'],
    ['100 Мбіт/с', '100000000 bit/s'],
    ['10 байтов', '10 B'],
    ['1 ГБ at 8 Мбит/с', '1000000000 B at 8000000 bit/s'],
  ])('%j is read as %s', (transfer, readAs) => expect(rowOf(transfer, 'Read as')).toBe(readAs));

  test.each(['5 Гц', 'memory: GB', '"5 GB', '5 GB (5,000,000,000 bytes)'])('refuses %j', (transfer) =>
    expect(shownOf(transfer)).toHaveProperty('error'),
  );
});
