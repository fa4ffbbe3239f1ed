import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { content } from '#test/support/code-editor-page.ts';
import { Held, render } from '#test/support/render.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const LONG = 'The quick brown fox. '.repeat(10_000);

let held = '';

const show = (initial: string, props: Partial<TextFieldProps> = {}) =>
  render(
    <Held initial={initial}>
      {(state) => {
        held = state.value;
        return <TextField name="text" label="Text" {...props} {...state} />;
      }}
    </Held>,
  );

const box = page.getByRole('textbox', { name: 'Text', exact: true });

/** Pastes like a browser: inserts the text into the box only if nothing else handles the event. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, text);
}

const select = (start: number, end: number) => (box.element() as HTMLTextAreaElement | HTMLInputElement).setSelectionRange(start, end);

test.each([true, false])('a long text is shown in the editor, never in a text box (several lines: %s)', async (isMultiline) => {
  const container = show('one two', { isMultiline });
  await box.click();
  const inBox: number[] = [];
  const watch = new MutationObserver(() => {
    for (const each of container.querySelectorAll<HTMLInputElement>('textarea, input:not([type=file])')) inBox.push(each.value.length);
  });
  watch.observe(container, { subtree: true, childList: true, attributes: true });
  select(4, 7);
  paste(`${LONG}\n`);
  await expect.poll(() => held.length).toBeGreaterThan(100_000);
  watch.disconnect();
  expect(held).toBe(`one ${LONG}${isMultiline ? '\n' : ''}`);
  expect(Math.max(...inBox)).toBeLessThanOrEqual(100_000);
  expect(box.element()).toBe(content());
});

test('the cursor is after the pasted text, and the paste can be undone', async () => {
  show('one two', { isMultiline: true });
  await box.click();
  select(3, 3);
  paste(LONG);
  await expect.poll(() => held).toBe(`one${LONG} two`);
  await expect.poll(() => document.activeElement).toBe(content());
  await userEvent.keyboard('!');
  await expect.poll(() => held).toBe(`one${LONG}! two`);
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => held).toBe('one two');
});

test('the text box returns when the text is cleared, and the editor when that is undone', async () => {
  show(LONG, { isMultiline: true });
  await expect.poll(content).not.toBeNull();
  await page.getByRole('button', { name: 'Clear Text', exact: true }).click();
  await expect.element(box).toHaveValue('');
  await page.getByRole('button', { name: 'Undo Text', exact: true }).click();
  await expect.poll(content).not.toBeNull();
  expect(held).toBe(LONG);
});

test('a text of many short lines is also long', async () => {
  show('', { isMultiline: true });
  await box.click();
  paste('a\n'.repeat(3000));
  await expect.poll(content).not.toBeNull();
  await expect.poll(() => held).toBe('a\n'.repeat(3000));
});

test('a short text is pasted by the browser', async () => {
  show('one', { isMultiline: true });
  await box.click();
  select(3, 3);
  paste(' two');
  await expect.element(box).toHaveValue('one two');
  expect(content()).toBeNull();
});

test('a long secret is also masked in the editor', async () => {
  show('', { isSecret: true });
  await expect.element(page.getByLabelText('Text', { exact: true })).toBeVisible();
  (page.getByLabelText('Text', { exact: true }).element() as HTMLElement).focus();
  paste(LONG);
  await expect.poll(() => held.length).toBe(LONG.length);
  const surface = content();
  expect(surface && getComputedStyle(surface).getPropertyValue('-webkit-text-security')).toBe('disc');
});
