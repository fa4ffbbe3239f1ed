import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { useByClock } from '../feedback/by-clock.ts';
import { OutputField } from './output-field.tsx';

/** An output that changes by itself, as a clock does. */
function Clock({ label = 'Roman', isSecret = false }: { readonly label?: string; readonly isSecret?: boolean }) {
  const [value, setValue] = useState('I');
  useEffect(() => {
    const timer = setTimeout(() => setValue('II'), 50);
    return () => clearTimeout(timer);
  }, []);
  return <OutputField {...{ label, value, isSecret }} />;
}

function Ticking() {
  const [second, setSecond] = useState(1);
  useByClock(second);
  useEffect(() => {
    const timer = setInterval(() => setSecond((before) => before + 1), 300);
    return () => clearInterval(timer);
  }, []);
  return <OutputField label="Seconds" value={String(second)} />;
}

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

test('says nothing of what changes by itself', async () => {
  render(<Clock />);
  await pause(1300);
  await expect.element(page.getByText('Roman: II')).not.toBeInTheDocument();
});

test('says nothing of what changes when something beside the tool was pressed', async () => {
  const beside = document.createElement('button');
  document.body.append(beside);
  render(<Clock label="Greek" />);
  beside.click();
  beside.remove();
  await pause(1400);
  await expect.element(page.getByText('Greek: II')).not.toBeInTheDocument();
});

test('reads out what came of what the visitor did', async () => {
  render(<Clock />);
  document.querySelector('main')?.click();
  await expect.element(page.getByRole('status').getByText('Roman: II'), { timeout: 3000 }).toBeInTheDocument();
});

test('does not read out a secret', async () => {
  render(<Clock isSecret />);
  document.querySelector('main')?.click();
  await expect.element(page.getByRole('status').getByText('Updated: Roman'), { timeout: 3000 }).toBeInTheDocument();
});

test('says nothing of a clock that goes on after something was done', async () => {
  render(<Ticking />);
  await expect.element(page.getByRole('textbox', { name: 'Seconds' })).toHaveValue('2');
  document.querySelector('main')?.click();
  await expect.element(page.getByRole('textbox', { name: 'Seconds' }), { timeout: 4000 }).toHaveValue('7');
  await pause(100);
  await expect.element(page.getByText(/Seconds: /)).not.toBeInTheDocument();
});
