import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsvRecord } from '#pure/notation/csv/csv.ts';
import { columnCells } from './column-cells.ts';
import { readTable } from './read-table.ts';

test('a column has its nonblank cells with their record numbers, without the header', () => {
  const records = readTable('name,ip\r\n"a, b",10.0.0.1\r\nc,\r\nd,"10.0.0.2"\r\n', ',');
  expect(columnCells(records, 1, true)).toEqual([
    { number: 2, text: '10.0.0.1' },
    { number: 4, text: '10.0.0.2' },
  ]);
  expect(columnCells(records, 0, false).map(({ text }) => text)).toEqual(['name', 'a, b', 'c', 'd']);
  expect(columnCells(records, 7, false)).toEqual([]);
});

test('reads back the records of written CSV', () => {
  const records = fc.array(fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ') }), { minLength: 2, maxLength: 3 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(records, fc.constantFrom(',', ';'), (written, delimiter) => {
      const style = { delimiter, lineBreak: '\n' as const, quotesAll: true };
      expect(readTable(written.map((record) => writeCsvRecord(record, style)).join('\n'), delimiter)).toEqual(written);
    }),
  );
});
