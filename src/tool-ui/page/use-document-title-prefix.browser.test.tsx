import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flush } from '#test/support/render.tsx';
import { useDocumentTitlePrefix } from './use-document-title-prefix.ts';

let seconds = 0;
const currentPrefix = () => `00:0${seconds}`;

function Probe({ isRunning }: { readonly isRunning: boolean }) {
  useDocumentTitlePrefix(isRunning ? currentPrefix : undefined);
  return null;
}

let root: Root;
const render = (isRunning: boolean) => flush(() => root.render(<Probe isRunning={isRunning} />));
const passQuarterSecond = () => vi.advanceTimersByTime(250);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  seconds = 0;
  document.title = 'Any tool - IT Tools';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

test('appears before the title, follows the time, and is removed', () => {
  render(true);
  expect(document.title).toBe('00:00 · Any tool - IT Tools');
  seconds = 5;
  passQuarterSecond();
  expect(document.title).toBe('00:05 · Any tool - IT Tools');
  render(false);
  expect(document.title).toBe('Any tool - IT Tools');
});

test('keeps a title that changed in the meantime', () => {
  render(true);
  document.title = 'Ein Werkzeug - IT Tools';
  passQuarterSecond();
  expect(document.title).toBe('00:00 · Ein Werkzeug - IT Tools');
  flush(() => root.unmount());
  expect(document.title).toBe('Ein Werkzeug - IT Tools');
});
