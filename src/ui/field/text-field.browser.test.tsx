import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held, render, transferOf } from '#test/support/render.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const show = (initial: string, props: Partial<TextFieldProps> = {}) =>
  render(<Held initial={initial}>{(held) => <TextField name="text" label="Text" {...props} {...held} />}</Held>);

const box = page.getByRole('textbox', { name: 'Text', exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('is named by its label and described by its hint', async () => {
  show('a', { hint: 'One per line.' });
  await expect.element(box).toHaveAccessibleDescription('One per line.');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
});

test('shows an error beside the control', async () => {
  show('a', { error: 'Not a numeral.', hint: 'One per line.' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not a numeral.');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleErrorMessage('Not a numeral.');
  // The hint remains because it contains the rule.
  await expect.element(box).toHaveAccessibleDescription('Not a numeral. One per line.');
});

test('validates a text while it is typed', async () => {
  show('12345678901', { rules: [{ validator: (text) => text.length > 10, message: 'Length must be > 10' }] });
  await expect.element(box).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.fill(box, '1234567890');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Length must be > 10');
});

test('an error does not shift the page', async () => {
  const container = show('12345678901', { rules: [{ validator: (text) => text.length > 10, message: 'Length must be > 10' }] });
  await expect.element(box).toBeVisible();
  const { height } = container.getBoundingClientRect();
  await userEvent.fill(box, '1');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(container.getBoundingClientRect().height).toBe(height);
});

test('clears the text, and undoes clearing', async () => {
  show('kept', { isMultiline: true });
  await button('Clear Text').click();
  await expect.element(box).toHaveValue('');
  await button('Undo Text').click();
  await expect.element(box).toHaveValue('kept');
  await expect.element(button('Undo Text')).not.toBeInTheDocument();
});

test('has nothing to undo after typing', async () => {
  show('kept', { isMultiline: true });
  await button('Clear Text').click();
  await userEvent.fill(box, 'new');
  await expect.element(button('Undo Text')).not.toBeInTheDocument();
});

test('fills in the sample, also in a single-line field', async () => {
  show('', { sample: 'MCMXCIV' });
  await button('Sample Text').click();
  await expect.element(box).toHaveValue('MCMXCIV');
});

test('a single-line field can be cleared if it is clearable', async () => {
  show('abc', { isClearable: true });
  await button('Clear Text').click();
  await expect.element(box).toHaveValue('');
  await expect.element(button('Clear Text')).not.toBeInTheDocument();
});

test('passes a replacement and its undo to the tool UI', async () => {
  const onReplace = vi.fn<(text: string) => void>();
  const onUndo = vi.fn<() => void>();
  show('abc', { isMultiline: true, onReplace, onUndo });
  await button('Clear Text').click();
  expect(onReplace).toHaveBeenCalledExactlyOnceWith('');
  await button('Undo Text').click();
  expect(onUndo).toHaveBeenCalledOnce();
});

test('reads a dropped file as UTF-8', async () => {
  show('', { isMultiline: true });
  await expect.element(box).toBeVisible();
  const dataTransfer = transferOf(new File(['Grüße 世界 👋\r\n'], 'a.txt'));
  box.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(box).toHaveValue('Grüße 世界 👋\n'); // with the line breaks of a text area
});

test('a single-line field accepts a file without its line breaks', async () => {
  show('');
  await expect.element(box).toBeVisible();
  const dataTransfer = transferOf(new File(['se\r\ncret\n'], 'key.txt'));
  box.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(box).toHaveValue('secret');
});

test('opens a file, including the same one again', async () => {
  const container = show('', { isMultiline: true });
  await expect.element(button('Open a file Text')).toBeVisible();
  const picker = container.querySelector('input[type=file]');
  for (let times = 0; times < 2; times += 1) {
    await userEvent.upload(page.elementLocator(picker as HTMLElement), new File(['opened'], 'a.txt'));
    await expect.element(box).toHaveValue('opened');
    await button('Clear Text').click();
    await expect.element(box).toHaveValue('');
  }
});

test('pastes the clipboard content', async () => {
  vi.spyOn(navigator.clipboard, 'readText').mockResolvedValueOnce('from the clipboard');
  show('', { isMultiline: true });
  await button('Paste Text').click();
  await expect.element(box).toHaveValue('from the clipboard');
});

test('explains how to paste if the clipboard cannot be read', async () => {
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  show('', { isMultiline: true });
  await button('Paste Text').click();
  await expect.element(page.getByRole('status').getByText('Press Ctrl+V to paste')).toBeVisible();
});

test('hides a secret until it is revealed, and can hide it again', async () => {
  show('open sesame', { isSecret: true });
  const secret = page.getByLabelText('Text', { exact: true });
  await expect.element(secret).toHaveAttribute('type', 'password');
  await button('Reveal Text').click();
  await expect.element(secret).toHaveAttribute('type', 'text');
  await button('Hide Text').click();
  await expect.element(secret).toHaveAttribute('type', 'password');
  await expect.element(secret).toHaveAttribute('autocomplete', 'off');
});

test('a read-only text has no actions and accepts no files', async () => {
  show('fixed', { isMultiline: true, isReadOnly: true, sample: 'x' });
  await expect.element(box).toHaveAttribute('readonly');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  const dataTransfer = transferOf(new File(['new'], 'a.txt'));
  box.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(box).toHaveValue('fixed');
});

test('the buttons of two fields on a page have distinct names', async () => {
  render(
    <>
      <TextField name="a" label="First" isMultiline sample="x" value="" onChange={() => {}} />
      <TextField name="b" label="Second" isMultiline sample="x" value="" onChange={() => {}} />
    </>,
  );
  await expect.element(button('Sample First')).toBeVisible();
  const names = [...document.querySelectorAll('button')].map((element) => element.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(names.length);
});

test('grows with its lines, up to a limit', async () => {
  show('a\nb\nc\nd\ne\nf', { isMultiline: true, isAutosized: true, rows: 2 });
  await expect.element(box).toBeVisible();
  const element = box.element() as HTMLTextAreaElement;
  expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight);
  await userEvent.fill(box, 'a\n'.repeat(100));
  expect(element.clientHeight).toBeLessThan(element.scrollHeight);
});
