import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { rankSuites } from './run.ts';

const options = { betterIs: 'lower', varianceType: 'population', decimalPlaces: 3 } as const;

const shown = (values: readonly string[], exportFormat: 'markdown' | 'csv') =>
  presenters.rank(
    rankSuites({ ...options, suites: values.map((each) => ({ name: '', values: each })) }),
    { unit: 'ms', exportFormat },
    { t: toolTexts('benchmark-builder', 'de'), language: 'de' },
  );

test('returns the results as a table and as text in the requested format', () => {
  const { results, export: exported, error } = shown(['3'], 'csv');
  expect(results).toMatchObject([{ suite: 'Messreihe 1', mean: '3 ms', samples: '1' }]);
  expect(exported).toEqual({ text: expect.stringMatching(/^Rang,.*\n1,Messreihe 1,3 ms,/), type: 'csv', file: 'benchmark.csv' });
  expect(shown(['3'], 'markdown').export).toEqual({ text: expect.stringMatching(/^\| Rang/) });
  expect(error).toBeUndefined();
});

test('reports each suite with an invalid value and ranks the others', () => {
  const { results, error } = shown(['x', '2', '1 y'], 'csv');
  expect(results).toHaveLength(1);
  expect(error).toEqual({
    code: 'notANumber',
    values: { suite: 'Messreihe 1', value: 'x' },
    item: '1.values',
    more: [{ code: 'notANumber', values: { suite: 'Messreihe 3', value: 'y' }, item: '3.values' }],
  });
});

test('reports in which suites commas belong to the numbers', () => {
  const { notices } = presenters.rank(
    rankSuites({
      ...options,
      suites: [
        { name: 'a', values: '1,5\n2,5' },
        { name: 'b', values: '1, 2' },
        { name: 'c', values: '900\n1,024' },
      ],
    }),
    { unit: '', exportFormat: 'csv' },
    { t: toolTexts('benchmark-builder', 'en'), language: 'en' },
  );
  expect(notices).toEqual([
    { code: 'decimalCommas', values: { suite: 'a' } },
    { code: 'thousandsCommas', values: { suite: 'c' } },
  ]);
});
