import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { flush, Held, render, transferOf } from '#test/support/render.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const errorOf = (text: string): string | undefined => (/^\d*$/.test(text) ? undefined : `${text} is no number.`);

const show = (initial = '') =>
  render(
    <Held initial={initial}>{(held) => <TextField name="text" label="Text" error={errorOf(held.value)} hint="Digits." {...held} />}</Held>,
  );

const box = page.getByRole('textbox', { name: 'Text', exact: true });
const alert = page.getByRole('alert');
const pause = () => flush(() => void vi.advanceTimersByTime(600));

/** Types at the end, or deletes the last character. Vitest's own typing would advance the fake timers while it waits. */
function type(text: string): void {
  const input = box.element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
  flush(() => void document.execCommand(text === '{Backspace}' ? 'delete' : 'insertText', false, text));
}

describe('an error', () => {
  test('appears 600 ms after typing stops, and keeps the hint until then', () => {
    show();
    type('1');
    type('x');
    expect(box.element()).toHaveAccessibleDescription('Digits.');
    flush(() => void vi.advanceTimersByTime(599));
    expect(alert.query()).toBeNull();
    expect(box.element()).not.toHaveAttribute('aria-invalid');
    flush(() => void vi.advanceTimersByTime(1));
    expect(alert.element()).toHaveTextContent('1x is no number.');
    expect(box.element()).toHaveAttribute('aria-invalid', 'true');
  });

  test.each([
    ['on Enter', () => userEvent.keyboard('{Enter}')],
    ['on leaving the control', () => userEvent.tab()],
  ])('appears %s', async (_when, act) => {
    show();
    type('x');
    expect(alert.query()).toBeNull();
    await act();
    await expect.element(alert).toBeVisible();
  });

  test('appears immediately for initial, filled in or dropped text', async () => {
    show('y');
    await expect.element(alert).toHaveTextContent('y is no number.');
    await userEvent.fill(box, '');
    await expect.element(alert).not.toBeInTheDocument();
    await userEvent.fill(box, 'z');
    await expect.element(alert).toHaveTextContent('z is no number.');
    box.element().dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transferOf(new File(['w'], 'w.txt')) }));
    await expect.element(alert).toHaveTextContent('w is no number.');
  });

  test('is updated while typing once it is visible, and announced again after the pause', async () => {
    show('x');
    await expect.element(alert).toHaveTextContent('x is no number.');
    type('y');
    expect(page.getByText('xy is no number.').element()).toBeVisible();
    expect(alert.query()).toBeNull();
    pause();
    expect(alert.element()).toHaveTextContent('xy is no number.');
  });

  test('disappears immediately when corrected, and waits again', async () => {
    show('1x');
    await expect.element(alert).toBeVisible();
    type('{Backspace}');
    expect(page.getByText('is no number.').query()).toBeNull();
    type('z');
    expect(page.getByText('is no number.').query()).toBeNull();
    pause();
    expect(alert.element()).toHaveTextContent('1z is no number.');
  });
});
