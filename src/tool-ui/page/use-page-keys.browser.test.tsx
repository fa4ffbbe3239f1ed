import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePageKeys } from './use-page-keys.ts';

const toggle = vi.fn<() => void>();
const takeLap = vi.fn<() => void>();

function Probe() {
  usePageKeys({ ' ': toggle, l: takeLap });
  return (
    <main>
      <h1 tabIndex={-1}>Any tool</h1>
      <button type="button">Start</button>
      <input aria-label="Name" />
      <div role="tree" tabIndex={0} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as a table that scrolls has it */}
      <section tabIndex={0}>What scrolls</section>
    </main>
  );
}

let root: Root;
beforeEach(() => {
  vi.clearAllMocks();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Probe />));
});
afterEach(() => root.unmount());

const press = (target: string, key: string, more: KeyboardEventInit = {}) =>
  document.querySelector(target)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

test('a key triggers only its own action, in upper case too', () => {
  expect(press('body', ' ')).toBe(false);
  press('h1', 'L');
  press('section', 'l');
  expect([toggle.mock.calls.length, takeLap.mock.calls.length]).toEqual([1, 2]);
  expect(press('body', 'x')).toBe(true);
});

test('the position of the key is used on a keyboard of another script', () => {
  press('body', 'д', { code: 'KeyL' });
  expect(takeLap).toHaveBeenCalledOnce();
});

test.each([
  ['button', {}],
  ['input', {}],
  ['[role=tree]', {}],
  ['body', { repeat: true }],
  ['body', { ctrlKey: true }],
  ['body', { metaKey: true }],
  ['body', { altKey: true }],
])('the page ignores the key in %s with %j', (target, more) => {
  expect(press(target, ' ', more)).toBe(true);
  expect(toggle).not.toHaveBeenCalled();
});
