import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flush, render } from '#test/support/render.tsx';
import { useByClock } from '../feedback/by-clock.ts';
import { OutputField } from './output-field.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The pause after the last change, and the time for which the live region is empty before an announcement. */
const PAUSE_MS = 1000;
const EMPTY_MS = 100;

const announced = (): string => document.querySelector('[role="status"].sr-only')?.textContent ?? '';
const pressTool = (): void => document.querySelector('main')?.click();

/** Renders an output and returns a function that changes its value. */
function show(label: string, isSecret = false): (value: string) => void {
  let set: Dispatch<SetStateAction<string>> | undefined;
  function Changing() {
    const [value, setValue] = useState('I');
    useEffect(() => void (set = setValue), []);
    return <OutputField {...{ label, value, isSecret }} />;
  }
  render(<Changing />);
  return (value) => flush(() => set?.(value));
}

test('does not announce a change that the visitor did not make', () => {
  const change = show('Roman');
  change('II');
  vi.runAllTimers();
  expect(announced()).toBe('');
});

test('does not announce a change after a click outside the tool', () => {
  const beside = document.createElement('button');
  document.body.append(beside);
  const change = show('Greek');
  beside.click();
  beside.remove();
  change('II');
  vi.runAllTimers();
  expect(announced()).toBe('');
});

test('announces the result of a visitor’s action once it has been stable for a second', () => {
  const change = show('Roman');
  pressTool();
  change('II');
  vi.advanceTimersByTime(PAUSE_MS - 1);
  change('III');
  vi.advanceTimersByTime(PAUSE_MS - 1);
  expect(announced()).toBe('');
  vi.advanceTimersByTime(1 + EMPTY_MS);
  expect(announced()).toBe('Roman: III');
});

test('does not read a secret aloud', () => {
  const change = show('Roman', true);
  pressTool();
  change('II');
  vi.advanceTimersByTime(PAUSE_MS + EMPTY_MS);
  expect(announced()).toBe('Updated: Roman');
});

test('does not announce a running clock, even after a visitor’s action', () => {
  let tick: (() => void) | undefined;
  function Ticking() {
    const [second, setSecond] = useState(1);
    useEffect(() => void (tick = () => setSecond((before) => before + 1)), []);
    useByClock(second);
    return <OutputField label="Seconds" value={String(second)} />;
  }
  render(<Ticking />);
  const before = announced();
  pressTool();
  for (let second = 0; second < 5; second += 1) {
    flush(() => tick?.());
    vi.advanceTimersByTime(PAUSE_MS + EMPTY_MS);
  }
  expect(document.querySelector('input')?.value).toBe('6');
  expect(announced()).toBe(before);

  // The clock's change does not use up the press, which still counts for the next change.
  show('Roman')('II');
  vi.runAllTimers();
  expect(announced()).toBe('Roman: II');
});
