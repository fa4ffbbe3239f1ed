import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import '../styles.css';

interface City {
  readonly name: string;
  readonly people: number;
}

const columns: readonly DataColumn<City>[] = [
  { name: 'name', label: 'City', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { name: 'people', label: 'People', cell: ({ people }) => people, sortBy: ({ people }) => people, align: 'end' },
];
const cities = [
  { name: 'Rome', people: 10 },
  { name: 'Oslo', people: 9 },
  { name: 'Bern', people: 100 },
];
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `City ${index}`, people: count - index }));
const table = (rows: readonly City[], props: Partial<DataTableProps<City>> = {}) => (
  <DataTable label="Cities" columns={columns} rows={rows} keyOf={({ name }) => name} {...props} />
);
const firstCells = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);
const grid = page.getByRole('table', { name: 'Cities', exact: true });

test('is a table with a name, column headers and row headers', async () => {
  render(table(cities));
  await expect.element(grid).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'People', exact: true })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Oslo' })).toBeVisible();
});

test('sorts by a column in ascending, descending, and original order', async () => {
  render(table(cities));
  const button = page.getByRole('button', { name: 'Sort by People' });
  const header = page.getByRole('columnheader', { name: 'People', exact: true });
  await button.click();
  expect(firstCells()).toEqual(['Oslo', 'Rome', 'Bern']);
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await button.click();
  expect(firstCells()).toEqual(['Bern', 'Rome', 'Oslo']);
  await button.click();
  expect(firstCells()).toEqual(['Rome', 'Oslo', 'Bern']);
  await expect.element(header).not.toHaveAttribute('aria-sort');
});

test('copies a row with a button named after it', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(table(cities, { copy: ({ name, people }) => ({ label: name, value: `${name} ${people}` }) }));
  await page.getByRole('button', { name: 'Copy Oslo', exact: true }).click();
  expect(written.mock.calls).toEqual([['Oslo 9']]);
});

test('reports that there are no rows', async () => {
  render(table([], { emptyText: 'No cities.' }));
  await expect.element(page.getByRole('cell', { name: 'No cities.' })).toBeVisible();
});

test('shows no headers without rows, and keeps its name', async () => {
  render(table([]));
  await expect.element(grid).toBeInTheDocument();
  expect(document.querySelector('thead')?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  expect(document.querySelector('[tabindex]')).toBeNull();
});

test('keeps row headers in view while a narrow screen scrolls sideways', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  const wide = columns.map((column) => ({ ...column, minWidth: '20rem' }));
  render(table(cities, { columns: [...wide, ...wide.map((column) => ({ ...column, name: `${column.name} again` }))] }));
  await expect.element(grid).toBeVisible();
  const scroller = document.querySelector('table')?.parentElement;
  await expect.poll(() => scroller?.hasAttribute('data-sideways')).toBe(true);
  scroller?.scrollTo({ left: 400 });
  await expect.poll(() => scroller?.scrollLeft).toBe(400);
  const left = scroller?.getBoundingClientRect().left ?? 0;
  const lefts = [...document.querySelectorAll('thead th:first-child, tbody th')].map((cell) => cell.getBoundingClientRect().left - left);
  expect(lefts).toEqual([1, 1, 1, 1]); // the border of the table
});

test('renders only visible rows, and has the total count', async () => {
  render(table(many(100_000), { maxHeight: '300px' }));
  await expect.element(page.getByRole('rowheader', { name: 'City 0', exact: true })).toBeVisible();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '100001');
  await expect.poll(() => firstCells().length).toBeLessThan(60);
  const scroller = document.querySelector('table')!.parentElement!;
  scroller.scrollTop = scroller.scrollHeight;
  await expect.element(page.getByRole('rowheader', { name: 'City 99999', exact: true })).toBeVisible();
  await expect.poll(() => firstCells().length).toBeLessThan(60);
  expect(document.querySelector('tbody tr:has(th):last-of-type')?.getAttribute('aria-rowindex')).toBe('100001');
});

test('creates rows only when they become visible', async () => {
  const at = vi.fn<(index: number) => City>((index) => ({ name: `City ${index}`, people: index }));
  render(<DataTable label="Cities" columns={columns} rows={{ length: 65_536, at }} keyOf={({ name }) => name} maxHeight="300px" />);
  await expect.element(page.getByRole('rowheader', { name: 'City 0', exact: true })).toBeVisible();
  expect(Math.max(...at.mock.calls.map(([index]) => index))).toBeLessThan(100);
});

test.each([3, 1000])('scrolls sideways instead of squeezing the columns of %i rows', async (count) => {
  const wide = columns.map((column) => ({ ...column, minWidth: '300px' }));
  render(
    <div style={{ width: '300px' }}>
      <DataTable label="Cities" columns={wide} rows={many(count)} keyOf={({ name }) => name} />
    </div>,
  );
  await expect.element(grid).toBeVisible();
  expect(document.querySelector('th')?.clientWidth).toBeGreaterThanOrEqual(300);
});

test('shows the first rows of the new order after sorting', async () => {
  render(table(many(1000), { maxHeight: '300px' }));
  await page.getByRole('button', { name: 'Sort by People' }).click();
  await expect.poll(() => firstCells()[0]).toBe('City 999');
});

test('scrolls with the keyboard', async () => {
  render(table(many(1000), { maxHeight: '300px' }));
  await expect.element(grid).toBeVisible();
  const scroller = document.querySelector('table')!.parentElement!;
  scroller.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(1000);
});

test('is prerendered with at most 100 rows', () => {
  const html = renderToString(table(many(1000)));
  expect(html.match(/<th scope="row"/g)).toHaveLength(100);
  expect(html).toContain('aria-rowcount="1001"');
});
