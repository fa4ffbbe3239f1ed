import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { Table } from './table.tsx';

const data = [
  { id: 1, name: 'one' },
  { id: 2, name: 'two' },
];
const textOf = (container: HTMLElement) =>
  [...container.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));

test.each([
  ['all names of the first row without headers', undefined, ['id', 'name']],
  ['the given keys', ['name'], ['name']],
  ['labels for keys', [{ key: 'id', label: 'Number' }, 'name'], ['Number', 'name']],
  ['a map from key to label', { name: 'Name', id: 'Number' }, ['Name', 'Number']],
] as const)('uses as column headers %s', async (_fact, headers, shown) => {
  const container = render(<Table data={data} headers={headers} />);
  await expect.element(page.getByRole('table', { name: 'Data table', exact: true })).toBeVisible();
  expect(textOf(container)[0]).toEqual(shown);
});

test('hides its headers and uses the given name', async () => {
  const container = render(<Table data={data} hideHeaders description="Numbers" />);
  await expect.element(page.getByRole('table', { name: 'Numbers', exact: true })).toBeVisible();
  expect(textOf(container)).toEqual([
    ['1', 'one'],
    ['2', 'two'],
  ]);
});
