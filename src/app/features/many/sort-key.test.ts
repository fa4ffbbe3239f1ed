import { expect, test } from 'vitest';
import { sortedIndexes } from '#ui/table/sort-rows.ts';
import { sortKeyFor } from './sort-key.ts';

const sorted = (cells: readonly string[]) => sortedIndexes(cells, sortKeyFor(cells), 'ascending').map((index) => cells[index]);

test.each([
  ['numbers by size', ['10', '-2', '1e3', '', '2.5', '2.50'], ['', '-2', '2.5', '2.50', '10', '1e3']],
  [
    'addresses by their bytes',
    ['192.168.10.1', '10.0.0.2', '192.168.9.1', '10.0.0.10'],
    ['10.0.0.2', '10.0.0.10', '192.168.9.1', '192.168.10.1'],
  ],
  [
    'addresses of both families',
    ['::1', '2001:db8::1', '10.0.0.1', '2001:db8::', 'fe80::1'],
    ['10.0.0.1', '::1', '2001:db8::', '2001:db8::1', 'fe80::1'],
  ],
  ['networks by address, then by prefix length', ['10.0.0.0/16', '10.0.0.0/8', '9.0.0.0/8'], ['9.0.0.0/8', '10.0.0.0/8', '10.0.0.0/16']],
  ['anything else as text', ['b', '10 a', '9 a', 'a', ''], ['', '9 a', '10 a', 'a', 'b']],
])('%s', (_, cells, expected) => {
  expect(sorted(cells)).toEqual(expected);
});
