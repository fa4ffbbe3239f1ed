import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDocumentTitlePrefix } from './use-document-title-prefix.ts';

let seconds = 0;
const currentPrefix = () => `00:0${seconds}`;

function Probe({ isRunning }: { readonly isRunning: boolean }) {
  useDocumentTitlePrefix(isRunning ? currentPrefix : undefined);
  return null;
}

let root: Root;
const render = (isRunning: boolean) => root.render(<Probe isRunning={isRunning} />);
const title = () => document.title;

beforeEach(() => {
  document.title = 'Any tool - IT Tools';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

test('stands before the title, follows the time, and goes', async () => {
  render(true);
  await expect.poll(title).toBe('00:00 · Any tool - IT Tools');
  seconds = 5;
  await expect.poll(title).toBe('00:05 · Any tool - IT Tools');
  render(false);
  await expect.poll(title).toBe('Any tool - IT Tools');
});

test('keeps the title that the page has got meanwhile', async () => {
  render(true);
  await expect.poll(title).toBe('00:05 · Any tool - IT Tools');
  document.title = 'Ein Werkzeug - IT Tools';
  await expect.poll(title).toBe('00:05 · Ein Werkzeug - IT Tools');
  root.unmount();
  await expect.poll(title).toBe('Ein Werkzeug - IT Tools');
});
