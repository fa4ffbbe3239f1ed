import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held, render } from '#test/support/render.tsx';
import { Select, type SelectProps } from './select.tsx';

const many = Array.from({ length: 1000 }, (_, index) => ({ value: String(index), label: `Option ${index}` }));
const box = page.getByRole('combobox', { name: 'Font', exact: true });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name, exact: true });

const show = (props: Partial<SelectProps<string>> = {}) =>
  render(<Held initial="5">{(held) => <Select name="font" label="Font" isSearchable options={many} {...props} {...held} />}</Held>);

test('shows the label of its value', async () => {
  show();
  await expect.element(box).toHaveValue('Option 5');
});

test('shows a custom displayed value', async () => {
  show({ displayedValue: 'Five' });
  await expect.element(box).toHaveValue('Five');
});

test('opens a list of at most 312 pixels with the selected option in view', async () => {
  show();
  await box.click();
  await expect.element(option('Option 5')).toHaveAttribute('aria-selected', 'true');
  expect(list.element().parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(312);
});

test('searches while typing and selects the clicked option', async () => {
  show();
  await box.click();
  await userEvent.fill(box, '997');
  await option('Option 997').click();
  await expect.element(box).toHaveValue('Option 997');
  await expect.element(list).not.toBeInTheDocument();
});

test('limits a long search text to 200 characters', async () => {
  show();
  await box.click();
  document.execCommand('insertText', false, 'Option 997'.repeat(100_000)); // inserts text the way a paste does
  await expect.element(page.getByText('No results found')).toBeVisible();
  expect((box.element() as HTMLInputElement).value.length).toBeLessThanOrEqual(200);
});

test('lists the first 1,000 options and explains that typing finds the others', async () => {
  const all = Array.from({ length: 30_000 }, (_, index) => ({ value: String(index), label: `Option ${index}` }));
  show({ options: all });
  await box.click();
  expect(list.element().childElementCount).toBe(1000);
  await userEvent.fill(box, 'Option 29999');
  await option('Option 29999').click();
  await expect.element(box).toHaveValue('Option 29999');
});

test('reports that nothing was found', async () => {
  show();
  await box.click();
  await userEvent.fill(box, 'zzzzzzzz');
  await expect.element(page.getByText('No results found')).toBeVisible();
});

test('supports the keyboard', async () => {
  show();
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  await expect.element(box).toHaveValue('Option 6');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('Option 6');
});

test('clears the search when it loses focus', async () => {
  show();
  await box.click();
  await userEvent.fill(box, '99');
  await userEvent.tab();
  await expect.element(box).toHaveValue('Option 5');
});

test('without search, jumps to the option that begins with the typed letters', async () => {
  show({ isSearchable: false, options: ['apple', 'banana', 'blueberry', '5'] });
  await box.click();
  await userEvent.keyboard('bl{Enter}');
  await expect.element(box).toHaveValue('blueberry');
});

test.each([
  ['small', 28, '12px'],
  ['medium', 34, '14px'],
  ['large', 40, '16px'],
] as const)('%s is %d pixels high with a text of %s', async (size, height, fontSize) => {
  show({ size });
  await expect.element(box).toBeVisible();
  expect(box.element().getBoundingClientRect().height).toBe(height);
  expect(getComputedStyle(box.element()).fontSize).toBe(fontSize);
});

test('opens above if there is no room below', async () => {
  const container = show();
  container.style.cssText = 'position: fixed; bottom: 0';
  await box.click();
  await expect.element(option('Option 5')).toBeVisible();
  const popup = list.element().parentElement;
  expect(popup?.getBoundingClientRect().bottom).toBeLessThan(box.element().getBoundingClientRect().top);
});
