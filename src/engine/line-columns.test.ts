import { expect, test } from 'vitest';
import { bytes, row, rows, textOutput } from '#core/outputs.ts';
import { columnLabel, lineCell, lineColumns } from './line-columns.ts';

const outputs = {
  digest: textOutput(),
  count: row(),
  details: rows(),
  digests: rows({ by: 'functions', labels: { all: ['MD5', 'SHA-1'], common: ['SHA-1'] } }),
  other: textOutput(),
  picture: bytes('a.png'),
};
const texts = { t: (key: string) => `<${key}>`, language: 'en' };

test('creates a column for each text output and each row with a known label, but not for files', () => {
  expect(lineColumns(outputs, ['digest', 'count', 'details', 'digests', 'picture'], { functions: 'all' })).toEqual([
    { output: 'digest' },
    { output: 'count' },
    { output: 'details' },
    { output: 'digests', row: 'MD5' },
    { output: 'digests', row: 'SHA-1' },
  ]);
  expect(lineColumns(outputs, ['digests'], { functions: 'common' })).toEqual([{ output: 'digests', row: 'SHA-1' }]);
  expect(lineColumns(outputs, ['digests'], { functions: 'none' })).toEqual([{ output: 'digests' }]);
});

test('a column header is the row label if it is data, or else the label of the output', () => {
  expect(columnLabel(texts, { output: 'digests', row: 'MD5' })).toBe('MD5');
  expect(columnLabel(texts, { output: 'count' })).toBe('<outputs.count.label>');
});

test('a cell contains the value of its column, or is empty if it is missing', async () => {
  const shown = [
    { name: 'digests', output: outputs.digests, value: [{ label: 'MD5', value: 'ab' }], text: texts.t },
    { name: 'digest', output: outputs.digest, value: { text: 'a', whole: new Blob(['abc']) }, text: texts.t },
  ];
  const cells = [{ output: 'digests', row: 'MD5' }, { output: 'digests', row: 'SHA-1' }, { output: 'digest' }, { output: 'count' }];
  expect(await Promise.all(cells.map((column) => lineCell(column, shown)))).toEqual(['ab', '', 'abc', '']);
});
