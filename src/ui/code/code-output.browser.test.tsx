import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { content, lines, loaded, paste } from '#test/support/code-editor-page.ts';
import { Held, render } from '#test/support/render.tsx';
import '../styles.css';
import { CodeField, type CodeOutputProps } from './code-field.tsx';

const showOutput = (value: string, props: Partial<CodeOutputProps> = {}) =>
  render(<CodeField label="Code" isReadOnly value={value} {...props} />);

const box = page.getByRole('textbox', { name: 'Code', exact: true });

test('an output can be focused, searched and selected, but not changed', async () => {
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
  await expect.poll(() => document.querySelector('.cm-searchMatch-selected')?.textContent).toBe('sec');
  await page.getByRole('textbox', { name: 'Find' }).fill('third');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No results found')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Find' })).not.toBeInTheDocument();
});

test('an output that is rendered in part is copied completely', async () => {
  const text = Array.from({ length: 5000 }, (_, line) => `line ${line}`).join('\n');
  showOutput(text);
  await loaded();
  content()?.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  const copied = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
  content()?.dispatchEvent(copied);
  expect(copied.clipboardData?.getData('text/plain')).toBe(text);
});

test('an output may have a different text in its file and in the clipboard', async () => {
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
  await expect.poll(() => lines()).toEqual(['{', '  "a": {…},', '  "c": 2', '}']);
  await page.getByRole('button', { name: 'Unfold all', exact: true }).click();
  await expect.poll(() => lines()).toHaveLength(6);
});

test('folds a long text whose blocks are found in the background', async () => {
  showOutput(`[\n${'  {\n    1\n  },\n'.repeat(10_000)}]`, { folding: 'indent' });
  await loaded();
  await expect.poll(() => document.querySelectorAll('.cm-foldGutter [title]').length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Fold all', exact: true }).click();
  await expect.poll(() => lines().slice(0, 2)).toEqual(['[', '  {…},']);
});

test('renders only the visible lines of a text of 10 MB, including its end after navigation', async () => {
  const text = Array.from({ length: 300_000 }, (_, line) => `line ${line} ${'x'.repeat(24)}`).join('\n');
  showOutput(text);
  await loaded();
  expect(lines().length).toBeLessThan(200);
  await vi.waitFor(async () => {
    content()?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(lines().at(-1)).toContain('line 299999 ');
  }, 10_000);
});

const goToItsEnd = async () => {
  content()?.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(lines().at(-1)).toBe('y 999999');
};

const longText = (sign: string) => Array.from({ length: 1_000_000 }, (_, line) => `${sign} ${line}`).join('\n');

test('shows all of a long output that replaces another, and then a short one', async () => {
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
  await vi.waitFor(goToItsEnd, 10_000);
  expect(lines().every((line) => line?.startsWith('y '))).toBe(true);
  await next.click();
  expect(lines()).toEqual(['b']);
});

test('reaches the middle of a 10 MB line by scrolling', async () => {
  showOutput(Array.from({ length: 1_250_000 }, (_, word) => String(word).padStart(7)).join(' '));
  await loaded();
  const scroller = document.querySelector('.cm-scroller')!;
  expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  await vi.waitFor(() => {
    scroller.scrollTop = scroller.scrollHeight / 2;
    expect(lines()[0]).toMatch(/ 62[0-9]{4} /);
  }, 10_000);
});
