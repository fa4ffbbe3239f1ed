import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held, render } from '../../test/render.tsx';
import './styles.css';
import { CodeField, type CodeFieldHandle, type CodeInputProps, type CodeOutputProps } from './code-field.tsx';

const showInput = (initial: string, props: Partial<CodeInputProps> = {}) =>
  render(<Held initial={initial}>{(held) => <CodeField name="code" label="Code" {...props} {...held} />}</Held>);
const showOutput = (value: string, props: Partial<CodeOutputProps> = {}) =>
  render(<CodeField label="Code" isReadOnly value={value} {...props} />);

const box = page.getByRole('textbox', { name: 'Code', exact: true });
const content = () => document.querySelector<HTMLElement>('.cm-content');
const lines = () => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent);
const loaded = () => vi.waitFor(() => expect(content()).not.toBeNull(), 5000);
const paste = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  content()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

test('becomes an editor with the label as its name and its text in lines', async () => {
  showInput('a: 1\nb: 2', { language: 'yaml' });
  await loaded();
  expect(lines()).toEqual(['a: 1', 'b: 2']);
  await expect.element(box).toHaveAttribute('aria-label', 'Code');
  expect(document.querySelector('textarea')).toBeNull();
});

test('keeps text, selection and focus when the editor takes the place of the text area', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0); // so that only the focus loads it
  showInput('');
  await vi.waitFor(() => expect(document.querySelector('textarea')).not.toBeNull());
  const area = document.querySelector('textarea')!;
  area.focus();
  document.execCommand('insertText', false, 'hello world');
  area.setSelectionRange(0, 5, 'backward');
  await loaded();
  expect(document.activeElement).toBe(content());
  expect(lines()).toEqual(['hello world']);
  expect(getSelection()?.toString()).toBe('hello');
  vi.unstubAllGlobals();
  await userEvent.keyboard('bye');
  expect(lines()).toEqual(['bye world']);
});

test('tells what is typed and pasted', async () => {
  const told = vi.fn<(text: string) => void>();
  render(
    <Held initial="">
      {({ value, onChange }) => (
        <CodeField
          name="code"
          label="Code"
          value={value}
          onChange={(text) => {
            told(text);
            onChange(text);
          }}
        />
      )}
    </Held>,
  );
  await loaded();
  await box.click();
  await userEvent.keyboard('ab');
  paste('1\r\n2');
  await vi.waitFor(() => expect(told.mock.lastCall).toEqual(['ab1\n2']));
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

test('shows a text from outside and keeps the cursor in what stays', async () => {
  render(<Growing />);
  await loaded();
  await page.getByRole('button', { name: 'Grow' }).click();
  await vi.waitFor(() => expect(lines()).toEqual(['zero one two three']));
});

test('is invalid and points at the error while it has one', async () => {
  showInput('{\n  "a": ,\n}', { error: 'Line 2, column 8: expected a value.', errorAt: 9 });
  await loaded();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleErrorMessage('Line 2, column 8: expected a value.');
  expect(document.querySelector('.cm-error-mark')?.textContent).toBe(',');
  await vi.waitFor(() => expect(document.querySelector('.cm-gutterElement.cm-error-gutter')?.textContent).toBe('2'));
});

test('counts line breaks of two characters as the text does when it marks an error', async () => {
  showInput('a\r\nb\r\ncd', { error: 'Wrong.', errorAt: 6 });
  await loaded();
  expect(document.querySelector('.cm-error-mark')?.textContent).toBe('cd');
});

test('is left by Tab, forwards and backwards', async () => {
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

test('gets the focus when its label is pressed', async () => {
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

test('an output can be focused, searched and selected, and not changed', async () => {
  showOutput('first\nsecond');
  await loaded();
  await expect.element(box).toHaveAttribute('aria-readonly', 'true');
  content()?.focus();
  expect(document.activeElement).toBe(content());
  await userEvent.keyboard('x');
  paste('y');
  expect(lines()).toEqual(['first', 'second']);
  await userEvent.keyboard('{Control>}f{/Control}');
  await page.getByRole('textbox', { name: 'Find' }).fill('sec');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.querySelector('.cm-searchMatch-selected')?.textContent).toBe('sec'));
  await page.getByRole('textbox', { name: 'Find' }).fill('third');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No results found')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Find' })).not.toBeInTheDocument();
});

test('an output of which only a part is on the page is copied whole', async () => {
  const text = Array.from({ length: 5000 }, (_, line) => `line ${line}`).join('\n');
  showOutput(text);
  await loaded();
  content()?.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  const copied = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
  content()?.dispatchEvent(copied);
  expect(copied.clipboardData?.getData('text/plain')).toBe(text);
});

test('an output may be another text in its file than in the clipboard', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return '#';
  });
  showOutput('a', { fileName: 'a.txt', fileContent: () => 'a\n' });
  await page.getByRole('button', { name: 'Download Code', exact: true }).click();
  vi.restoreAllMocks();
  expect(await saved[0]?.text()).toBe('a\n');
});

test('folds blocks by their indentation', async () => {
  showOutput('{\n  "a": {\n    "b": 1\n  },\n  "c": 2\n}', { folding: 'indent' });
  await loaded();
  await page.getByRole('button', { name: 'Fold all', exact: true }).click();
  await vi.waitFor(() => expect(lines()).toEqual(['{', '  "a": {…},', '  "c": 2', '}']));
  await page.getByRole('button', { name: 'Unfold all', exact: true }).click();
  await vi.waitFor(() => expect(lines()).toHaveLength(6));
});

const highlightsIn = () => [
  { from: 0, to: 0, className: 'bg-mark-two' },
  { from: 2, to: 4, className: 'bg-mark-one' },
];

test('folds a long text, too, whose blocks are found while the page goes on', async () => {
  showOutput(`[\n${'  {\n    1\n  },\n'.repeat(10_000)}]`, { folding: 'indent' });
  await loaded();
  await vi.waitFor(() => expect(document.querySelectorAll('.cm-foldGutter [title]').length).toBeGreaterThan(2), 5000);
  await page.getByRole('button', { name: 'Fold all', exact: true }).click();
  await vi.waitFor(() => expect(lines().slice(0, 2)).toEqual(['[', '  {…},']), 5000);
});

test('colors the parts it is told to, also those without length', async () => {
  showInput('abcdef', { highlightsIn });
  await loaded();
  expect(document.querySelector('.bg-mark-one')?.textContent).toBe('cd');
  expect(document.querySelector('.bg-mark-two.cm-empty-match')).not.toBeNull();
});

test('replaces the text by a dropped file and tells its name', async () => {
  const onFileName = vi.fn<(name: string | undefined) => void>();
  showInput('old', { onFileName });
  await loaded();
  const data = new DataTransfer();
  data.items.add(new File(['from a file'], 'notes.txt'));
  content()?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(lines()).toEqual(['from a file']));
  expect(onFileName.mock.calls).toEqual([['notes.txt']]);
  await page.getByRole('button', { name: 'Clear Code' }).click();
  expect(onFileName.mock.lastCall).toEqual([undefined]);
});

test('shows only the lines in view of a text of 10 MB, and its end when one goes there', async () => {
  const text = Array.from({ length: 300_000 }, (_, line) => `line ${line} ${'x'.repeat(24)}`).join('\n');
  showOutput(text);
  await loaded();
  expect(lines().length).toBeLessThan(200);
  content()?.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await vi.waitFor(() => expect(lines().at(-1)).toContain('line 299999 '));
});

const longText = (sign: string) => Array.from({ length: 1_000_000 }, (_, line) => `${sign} ${line}`).join('\n');

test('shows all of a long output that takes the place of another, and then a short one', async () => {
  render(
    <Held initial="a">
      {({ value, onChange }) => (
        <>
          <CodeField label="Code" isReadOnly value={value} />
          <button type="button" onClick={() => onChange(value === 'a' ? longText('x') : value.startsWith('x') ? longText('y') : 'b')}>
            Next
          </button>
        </>
      )}
    </Held>,
  );
  await loaded();
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await next.click();
  const goToEnd = async () => {
    content()?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(lines().at(-1)).toBe('y 999999');
  };
  await vi.waitFor(goToEnd, 10_000);
  expect(lines().every((line) => line?.startsWith('y '))).toBe(true);
  await next.click();
  expect(lines()).toEqual(['b']);
});

test('reaches the middle of a line of 10 MB by scrolling', async () => {
  showOutput(Array.from({ length: 1_250_000 }, (_, word) => String(word).padStart(7)).join(' '));
  await loaded();
  const scroller = document.querySelector('.cm-scroller')!;
  expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  scroller.scrollTop = scroller.scrollHeight / 2;
  await vi.waitFor(() => expect(lines()[0]).toMatch(/ 62[0-9]{4} /), 5000);
});

function Wrapping() {
  const field = useRef<CodeFieldHandle>(null);
  const [text, setText] = useState('1 + 16');
  return (
    <>
      <button type="button" onClick={() => field.current?.insert('sqrt(', ')')}>
        Root
      </button>
      <CodeField ref={field} name="code" label="Code" value={text} onChange={setText} />
      <output>{text}</output>
    </>
  );
}

test('takes texts around its selection, tells it, and goes on between them', async () => {
  render(<Wrapping />);
  await loaded();
  await box.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  await page.getByRole('button', { name: 'Root' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 + sqrt(16)');
  await userEvent.keyboard('0');
  expect(lines()).toEqual(['1 + sqrt(160)']);
});

test('takes an insertion before the editor is loaded, at the cursor of the text area', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0); // so that only the insertion loads it
  render(<Wrapping />);
  await vi.waitFor(() => expect(document.querySelector('textarea')).not.toBeNull());
  document.querySelector('textarea')!.setSelectionRange(4, 6);
  await page.getByRole('button', { name: 'Root' }).click();
  await loaded();
  expect(lines()).toEqual(['1 + sqrt(16)']);
  vi.unstubAllGlobals();
});

test('marks a pair of brackets, but not in a line that is too long to be searched at every key', async () => {
  showInput('');
  await loaded();
  paste('[1]');
  await vi.waitFor(() => expect(document.querySelectorAll('.cm-matchingBracket')).toHaveLength(2));
  await userEvent.keyboard('{Control>}a{/Control}');
  paste(`[${'1,'.repeat(600_000)}1]`);
  expect(document.querySelectorAll('.cm-matchingBracket, .cm-nonmatchingBracket')).toHaveLength(0);
});
