import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { content, lines, loaded, paste } from '#test/support/code-editor-page.ts';
import { Held, render } from '#test/support/render.tsx';
import '../styles.css';
import { CodeField, type CodeInputProps } from './code-field.tsx';

const showInput = (initial: string, props: Partial<CodeInputProps> = {}) =>
  render(<Held initial={initial}>{(held) => <CodeField name="code" label="Code" {...props} {...held} />}</Held>);
const area = () => document.querySelector('textarea');
const box = page.getByRole('textbox', { name: 'Code', exact: true });

/** Shows a second field with a text and waits for its editor. An editor for the first field would have loaded earlier. */
const otherLoaded = async () => {
  const other = render(<CodeField name="other" label="Other" value="text" onChange={() => undefined} />);
  await expect.poll(() => other.querySelector('.cm-content')).not.toBeNull();
};

test('becomes an editor named by its label, with its text in lines', async () => {
  showInput('a: 1\nb: 2', { language: 'yaml' });
  await loaded();
  expect(lines()).toEqual(['a: 1', 'b: 2']);
  await expect.element(box).toHaveAttribute('aria-label', 'Code');
  expect(document.querySelector('textarea')).toBeNull();
});

test('is a text area with a line number while it is empty', async () => {
  showInput('');
  area()!.focus();
  await otherLoaded();
  expect(document.querySelectorAll('.cm-content')).toHaveLength(1);
  expect(document.querySelector('textarea + *')?.textContent).toBe('1');
});

test('keeps text, selection and focus when the editor replaces the text area, and can undo earlier typing', async () => {
  let beIdle: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    beIdle = callback;
    return 0;
  });
  showInput('');
  area()!.focus();
  document.execCommand('insertText', false, 'hello world');
  await expect.poll(() => area()!.value).toBe('hello world');
  area()!.setSelectionRange(0, 5, 'backward');
  beIdle?.();
  await loaded();
  vi.unstubAllGlobals();
  expect(document.activeElement).toBe(content());
  expect(lines()).toEqual(['hello world']);
  expect(getSelection()?.toString()).toBe('hello');
  await userEvent.keyboard('bye');
  expect(lines()).toEqual(['bye world']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(lines()).toEqual(['hello world']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(lines()).toEqual(['']);
});

test('waits for the end of a composition, including consecutive compositions', async () => {
  const field = showInput('');
  const compose = (type: string) => area()!.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
  area()!.focus();
  compose('compositionstart');
  document.execCommand('insertText', false, 'あ');
  await otherLoaded();
  expect(field.querySelector('.cm-content')).toBeNull();

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  compose('compositionend');
  compose('compositionstart');
  vi.runAllTimers();
  expect(field.querySelector('.cm-content')).toBeNull();
  compose('compositionend');
  vi.runAllTimers();
  expect(field.querySelector('.cm-content')?.textContent).toBe('あ');
  vi.useRealTimers();
});

test('accepts a long text pasted into the text area, with the cursor after it', async () => {
  showInput('');
  area()!.focus();
  document.execCommand('insertText', false, 'ab');
  area()!.setSelectionRange(1, 1);
  const data = new DataTransfer();
  data.setData('text/plain', `1\r\n${'x'.repeat(200_000)}\n2`);
  area()!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await loaded();
  await userEvent.keyboard('3');
  await expect.poll(() => lines().at(-1)).toBe('23b');
});

test('reports typed and pasted text', async () => {
  const reported = vi.fn<(text: string) => void>();
  render(
    <Held initial="">
      {({ value, onChange }) => (
        <CodeField
          name="code"
          label="Code"
          value={value}
          onChange={(text) => {
            reported(text);
            onChange(text);
          }}
        />
      )}
    </Held>,
  );
  await box.click();
  await userEvent.keyboard('ab');
  await loaded();
  paste('1\r\n2');
  await expect.poll(() => reported.mock.lastCall).toEqual(['ab1\n2']);
});

function Growing() {
  const [text, setText] = useState('one two');
  return (
    <>
      <button type="button" onClick={() => setText('zero one two three')}>
        Grow
      </button>
      <CodeField name="code" label="Code" value={text} onChange={setText} />
    </>
  );
}

test('shows a text from outside and keeps the cursor position', async () => {
  render(<Growing />);
  await loaded();
  await page.getByRole('button', { name: 'Grow' }).click();
  await expect.poll(() => lines()).toEqual(['zero one two three']);
});

test('is invalid and marks the position of its error', async () => {
  showInput('{\n  "a": ,\n}', { error: 'Line 2, column 8: expected a value.', errorAt: 9 });
  await loaded();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleErrorMessage('Line 2, column 8: expected a value.');
  expect(document.querySelector('.cm-error-mark')?.textContent).toBe(',');
  await expect.poll(() => document.querySelector('.cm-gutterElement.cm-error-gutter')?.textContent).toBe('2');
});

test('counts a line break of two characters correctly when marking an error', async () => {
  showInput('a\r\nb\r\ncd', { error: 'Wrong.', errorAt: 6 });
  await loaded();
  expect(document.querySelector('.cm-error-mark')?.textContent).toBe('cd');
});

test('loses focus on Tab and Shift+Tab', async () => {
  showInput('text');
  await loaded();
  await box.click();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(content());
  await box.click();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).not.toBe(content());
  expect(lines()).toEqual(['text']);
});

test('receives the focus when its label is clicked', async () => {
  showInput('text');
  await loaded();
  document.querySelector('label')?.click();
  expect(document.activeElement).toBe(content());
});

test('leaves Ctrl+K to the page', async () => {
  const heard = vi.fn<(isPrevented: boolean) => void>();
  const listen = (event: KeyboardEvent) => event.key === 'k' && heard(event.defaultPrevented);
  addEventListener('keydown', listen);
  showInput('some text');
  await loaded();
  await box.click();
  await userEvent.keyboard('{Home}{Control>}k{/Control}');
  removeEventListener('keydown', listen);
  expect(heard.mock.calls).toEqual([[false]]);
  expect(lines()).toEqual(['some text']);
});

const highlightsIn = () => [
  { from: 0, to: 0, className: 'bg-mark-two' },
  { from: 2, to: 4, className: 'bg-mark-one' },
];

test('colors the requested parts, including empty ones', async () => {
  showInput('abcdef', { highlightsIn });
  await loaded();
  expect(document.querySelector('.bg-mark-one')?.textContent).toBe('cd');
  expect(document.querySelector('.bg-mark-two.cm-empty-match')).not.toBeNull();
});

test('replaces the text with a dropped file and reports its name', async () => {
  const onFileName = vi.fn<(name: string | undefined) => void>();
  showInput('old', { onFileName });
  await loaded();
  const data = new DataTransfer();
  data.items.add(new File(['from a file'], 'notes.txt'));
  content()?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  await expect.poll(() => lines()).toEqual(['from a file']);
  expect(onFileName.mock.calls).toEqual([['notes.txt']]);
  await page.getByRole('button', { name: 'Clear Code' }).click();
  expect(onFileName.mock.lastCall).toEqual([undefined]);
});

test('marks a pair of brackets, except in very long lines', async () => {
  showInput('[');
  await loaded();
  content()?.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  paste('1]');
  await expect.poll(() => document.querySelectorAll('.cm-matchingBracket')).toHaveLength(2);
  await userEvent.keyboard('{Control>}a{/Control}');
  paste(`[${'1,'.repeat(600_000)}1]`);
  expect(document.querySelectorAll('.cm-matchingBracket, .cm-nonmatchingBracket')).toHaveLength(0);
});

test('each line has the direction of its own text', async () => {
  showInput('one\nשלום\ntwo');
  await loaded();
  const directions = [...document.querySelectorAll('.cm-line')].map((line) => getComputedStyle(line).direction);
  expect(directions).toEqual(['ltr', 'rtl', 'ltr']);
});
