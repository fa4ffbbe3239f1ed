import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { OutputField } from '../output/output-field.tsx';

/** A field whose text is replaced on the event `replace`, which no click or key press causes. */
function Replaced({ isMultiline }: { readonly isMultiline: boolean }) {
  const [value, setValue] = useState('one two three');
  useEffect(() => {
    const replace = () => setValue('two three four');
    addEventListener('replace', replace);
    return () => removeEventListener('replace', replace);
  }, []);
  return <OutputField label="Out" value={value} isMultiline={isMultiline} />;
}

const replace = () => dispatchEvent(new Event('replace'));

test.each([true, false])('the selection and its direction are kept when the text is replaced (several lines: %s)', async (isMultiline) => {
  render(<Replaced isMultiline={isMultiline} />);
  const out = page.getByRole('textbox', { name: 'Out', exact: true });
  await expect.element(out).toHaveValue('one two three');
  const box = out.element() as HTMLTextAreaElement | HTMLInputElement;
  await out.click();
  const selected = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }));
  box.setSelectionRange(4, 7, 'backward');
  await selected;
  replace();
  await expect.element(out).toHaveValue('two three four');
  expect([box.selectionStart, box.selectionEnd, box.selectionDirection]).toEqual([4, 7, 'backward']);
});

test('replacing a text does not move the focus', async () => {
  const container = render(
    <>
      <button type="button">here</button>
      <Replaced isMultiline />
    </>,
  );
  const out = page.getByRole('textbox', { name: 'Out', exact: true });
  await expect.element(out).toBeVisible();
  await out.click();
  const button = container.querySelector('button');
  button?.focus();
  replace();
  await expect.element(out).toHaveValue('two three four');
  expect(document.activeElement).toBe(button);
});
