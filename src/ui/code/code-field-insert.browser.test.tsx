import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lines, loaded } from '#test/support/code-editor-page.ts';
import { render } from '#test/support/render.tsx';
import '../styles.css';
import { CodeField, type CodeFieldHandle } from './code-field.tsx';

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

test('wraps its selection in texts, reports the change, and continues typing between them', async () => {
  render(<Wrapping />);
  await loaded();
  await page.getByRole('textbox', { name: 'Code', exact: true }).click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  await page.getByRole('button', { name: 'Root' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 + sqrt(16)');
  await userEvent.keyboard('0');
  expect(lines()).toEqual(['1 + sqrt(160)']);
});

test('accepts an insertion before the editor is loaded, at the cursor of the text area', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0); // so that only the insertion loads the editor
  render(<Wrapping />);
  await expect.poll(() => document.querySelector('textarea')).not.toBeNull();
  document.querySelector('textarea')!.setSelectionRange(4, 6);
  await page.getByRole('button', { name: 'Root' }).click();
  await loaded();
  expect(lines()).toEqual(['1 + sqrt(16)']);
  vi.unstubAllGlobals();
});
