import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Held, render } from '#test/support/render.tsx';
import { useElementWidth } from './use-element-width.ts';

function Measured({ width }: { readonly width: number }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <p ref={setElement} style={{ width }}>
      {useElementWidth(element)} px
    </p>
  );
}

test('follows the width of the element', async () => {
  render(
    <Held initial={200}>
      {({ value, onChange }) => (
        <>
          <Measured width={value} />
          <button type="button" onClick={() => onChange(300)}>
            widen
          </button>
        </>
      )}
    </Held>,
  );
  await expect.element(page.getByText('200 px')).toBeVisible();
  await page.getByRole('button', { name: 'widen' }).click();
  await expect.element(page.getByText('300 px')).toBeVisible();
});
