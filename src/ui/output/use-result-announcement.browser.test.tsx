import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { OutputField } from './output-field.tsx';

/** An output that changes by itself, as a clock does. */
function Clock({ isSecret = false }: { readonly isSecret?: boolean }) {
  const [value, setValue] = useState('I');
  useEffect(() => {
    const timer = setTimeout(() => setValue('II'), 50);
    return () => clearTimeout(timer);
  }, []);
  return <OutputField label="Roman" value={value} isSecret={isSecret} />;
}

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

test('says nothing of what changes by itself', async () => {
  render(<Clock />);
  await pause(1300);
  await expect.element(page.getByText('Roman: II')).not.toBeInTheDocument();
});

test('reads out what came of what the visitor did', async () => {
  render(<Clock />);
  document.body.click();
  await expect.element(page.getByRole('status').getByText('Roman: II'), { timeout: 3000 }).toBeInTheDocument();
});

test('does not read out a secret', async () => {
  render(<Clock isSecret />);
  document.body.click();
  await expect.element(page.getByRole('status').getByText('Updated: Roman'), { timeout: 3000 }).toBeInTheDocument();
});
