import { expect, test } from 'vitest';
import { tableRecords } from './table-records.ts';

const columns = [
  { name: 'name', label: 'City', cell: (row: string) => row },
  { name: 'size', label: 'Size', cell: (row: string) => row.length },
  { name: 'link', label: 'Link', cell: () => null, text: (row: string, index: number) => `${index}/${row}` },
];

test('tableRecords returns the headers and each row as texts', () => {
  expect(tableRecords(columns, ['Rome', 'Aachen'])).toEqual([
    ['City', 'Size', 'Link'],
    ['Rome', '4', '0/Rome'],
    ['Aachen', '6', '1/Aachen'],
  ]);
});

test('tableRecords refuses a column with neither text content nor a text function', () => {
  expect(() => tableRecords([{ name: 'mark', label: 'Mark', cell: () => true }], [1])).toThrow('“mark”');
});
