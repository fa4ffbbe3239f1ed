import { expect, test } from 'vitest';
import { rowOptions } from './row-options.ts';

test('each row is an option, including lazily created rows', () => {
  const rows = { length: 2, at: (index: number) => (index < 2 ? { code: String(index) } : undefined) };
  expect(rowOptions(rows, ({ code }) => ({ value: code, label: `number ${code}` }))).toEqual([
    { value: '0', label: 'number 0' },
    { value: '1', label: 'number 1' },
  ]);
});
