import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held, render, transferOf } from '#test/support/render.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const faultOf = (text: string): string | undefined => (/^\d*$/.test(text) ? undefined : `${text} is no number.`);

const show = (initial = '') =>
  render(
    <Held initial={initial}>{(held) => <TextField name="text" label="Text" error={faultOf(held.value)} hint="Digits." {...held} />}</Held>,
  );

const box = page.getByRole('textbox', { name: 'Text', exact: true });
const alert = page.getByRole('alert');
const pause = () => vi.advanceTimersByTime(600);

describe('an error', () => {
  test('waits until one has not typed for 600 ms, and leaves the hint until then', async () => {
    show();
    await userEvent.type(box, '1x');
    await expect.element(box).toHaveAccessibleDescription('Digits.');
    vi.advanceTimersByTime(599);
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(box).not.toHaveAttribute('aria-invalid');
    vi.advanceTimersByTime(1);
    await expect.element(alert).toHaveTextContent('1x is no number.');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  });

  test.each([
    ['on Enter', () => userEvent.keyboard('{Enter}')],
    ['on leaving the control', () => userEvent.tab()],
  ])('comes %s', async (_when, act) => {
    show();
    await userEvent.type(box, 'x');
    await expect.element(alert).not.toBeInTheDocument();
    await act();
    await expect.element(alert).toBeVisible();
  });

  test('comes at once for what stands there, is filled in or dropped', async () => {
    show('y');
    await expect.element(alert).toHaveTextContent('y is no number.');
    await userEvent.fill(box, '');
    await expect.element(alert).not.toBeInTheDocument();
    await userEvent.fill(box, 'z');
    await expect.element(alert).toHaveTextContent('z is no number.');
    box.element().dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transferOf(new File(['w'], 'w.txt')) }));
    await expect.element(alert).toHaveTextContent('w is no number.');
  });

  test('follows what is typed once it is seen, and is said anew after the pause', async () => {
    show('x');
    await expect.element(alert).toHaveTextContent('x is no number.');
    await userEvent.type(box, 'y');
    await expect.element(page.getByText('xy is no number.')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    pause();
    await expect.element(alert).toHaveTextContent('xy is no number.');
  });

  test('goes at once when it is cured, and waits again', async () => {
    show('1x');
    await expect.element(alert).toBeVisible();
    await userEvent.type(box, '{Backspace}');
    await expect.element(page.getByText('is no number.')).not.toBeInTheDocument();
    await userEvent.type(box, 'z');
    await expect.element(page.getByText('is no number.')).not.toBeInTheDocument();
    pause();
    await expect.element(alert).toHaveTextContent('1z is no number.');
  });
});
