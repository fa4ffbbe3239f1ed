import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cells, cellsOf } from './result-cells.ts';
import { rankSuites } from './run.ts';
import { writeResults } from './write-results.ts';

const words = {
  best: 'best',
  sameAsBest: 'same as best',
  notAvailable: 'not available',
  titleOf: ({ number, name }: { number: number; name: string }) => name || `Suite ${number}`,
};
const headings: Cells = {
  position: 'Position',
  suite: 'Suite',
  mean: 'Mean',
  comparedWithBest: 'Compared with best',
  median: 'Median',
  stdDev: 'Std dev',
  variance: 'Variance',
  min: 'Min',
  max: 'Max',
  samples: 'Samples',
};
const sample = { betterIs: 'lower', varianceType: 'sample', decimalPlaces: 3 } as const;
const cells = (suites: Parameters<typeof rankSuites>[0]['suites'], unit: string, varianceType: 'population' | 'sample' = 'population') =>
  cellsOf(rankSuites({ ...sample, suites, varianceType }).ranked, unit, words);

const initial = [
  { name: 'Suite 1', values: '5 10' },
  { name: 'Suite 2', values: '8 12' },
];

describe('cellsOf', () => {
  test('appends the unit to each number that has one, and squares it for the variance', () => {
    expect(cells(initial, ' ms ')[1]).toEqual({
      position: '2',
      suite: 'Suite 2',
      mean: '10 ms',
      comparedWithBest: '+2.5 ms (×1.333)',
      median: '10 ms',
      stdDev: '2 ms',
      variance: '4 ms²',
      min: '8 ms',
      max: '12 ms',
      samples: '2',
    });
  });

  test('uses words without a unit if there is no number', () => {
    const suites = [
      { name: '', values: '0' },
      { name: 'b', values: '0' },
      { name: 'c', values: '2' },
    ];
    expect(cells(suites, 'ms', 'sample')).toMatchObject([
      { suite: 'Suite 1', comparedWithBest: 'best', stdDev: 'not available', variance: 'not available' },
      { suite: 'b', comparedWithBest: 'same as best' },
      { suite: 'c', comparedWithBest: '+2 ms' },
    ]);
    expect(cells(suites, ' ')[2]).toMatchObject({ mean: '2', variance: '0', comparedWithBest: '+2' });
  });
});

describe('writeResults', () => {
  test('writes a Markdown table', () => {
    expect(writeResults(cells(initial, 'ms'), headings, 'markdown')).toBe(
      [
        '| Position | Suite | Mean | Compared with best | Median | Std dev | Variance | Min | Max | Samples |',
        '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
        '| 1 | Suite 1 | 7.5 ms | best | 7.5 ms | 2.5 ms | 6.25 ms² | 5 ms | 10 ms | 2 |',
        '| 2 | Suite 2 | 10 ms | +2.5 ms (×1.333) | 10 ms | 2 ms | 4 ms² | 8 ms | 12 ms | 2 |',
      ].join('\n'),
    );
  });

  test('writes a bullet list', () => {
    expect(writeResults(cells(initial.slice(0, 1), 'ms'), headings, 'list')).toBe(
      [
        '- Suite 1',
        '  - Position: 1',
        '  - Mean: 7.5 ms',
        '  - Compared with best: best',
        '  - Median: 7.5 ms',
        '  - Std dev: 2.5 ms',
        '  - Variance: 6.25 ms²',
        '  - Min: 5 ms',
        '  - Max: 10 ms',
        '  - Samples: 2',
      ].join('\n'),
    );
  });

  test('writes CSV with the necessary quotes', () => {
    expect(writeResults(cells([{ name: 'a, "b"', values: '5 10' }], ''), headings, 'csv')).toBe(
      'Position,Suite,Mean,Compared with best,Median,Std dev,Variance,Min,Max,Samples\n1,"a, ""b""",7.5,best,7.5,2.5,6.25,5,10,2',
    );
  });

  test('writes an empty text without suites', () => {
    expect(writeResults([], headings, 'markdown')).toBe('');
  });

  test('keeps the columns of a Markdown table for any suite name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const rows = writeResults(cells([{ name, values: '1' }], ''), headings, 'markdown').split('\n');
        expect(rows).toHaveLength(3);
        expect(rows[2]?.match(/(?<!\\)\|/g)).toHaveLength(11);
      }),
    );
  });
});
