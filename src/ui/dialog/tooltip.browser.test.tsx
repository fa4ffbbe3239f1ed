import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const button = page.getByRole('button', { name: 'Save', exact: true });
const tooltip = page.getByRole('tooltip');

const show = () =>
  render(
    <Tooltip text="Keeps it in this browser">
      <Button>Save</Button>
    </Tooltip>,
  );

test('always describes its button', async () => {
  show();
  await expect.element(button).toHaveAccessibleDescription('Keeps it in this browser');
});

test('is visible while the pointer is over the button', async () => {
  show();
  await expect.element(button).toBeVisible();
  await expect.element(tooltip).not.toBeInTheDocument(); // hidden elements have no role
  await userEvent.hover(button);
  await expect.element(tooltip).toBeVisible();
});

test('is visible while the button has focus, and hidden by Escape', async () => {
  show();
  await expect.element(button).toBeVisible();
  await userEvent.tab();
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('stays inside the window', async () => {
  const container = show();
  container.style.cssText = 'position: fixed; inset-inline-end: 0; top: 100px';
  await userEvent.hover(button);
  await expect.element(tooltip).toBeVisible();
  expect(tooltip.element().getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
