import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdPaste } from './hold-paste.ts';

const LONG = 'a'.repeat(100_001);

let field: HTMLTextAreaElement;

beforeEach(() => {
  field = document.createElement('textarea');
  document.body.append(field);
  field.focus();
  holdPaste();
});

afterEach(() => {
  dispatchEvent(new Event('ready'));
  field.remove();
});

/** Pastes as a browser does: inserts the text unless a listener prevents the default action. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (field.dispatchEvent(event)) document.execCommand('insertText', false, text);
}

test('keeps a long pasted text until the page is ready, and then passes it to its paste handler', () => {
  paste(LONG);
  expect(field.value).toBe('');
  let taken: string | undefined;
  field.addEventListener('paste', (event) => {
    event.preventDefault();
    taken = event.clipboardData?.getData('text/plain');
  });
  dispatchEvent(new Event('ready'));
  expect(taken).toBe(LONG);
  expect(field.value).toBe('');
});

test('inserts the text into the field if no handler accepts it', () => {
  paste(LONG);
  dispatchEvent(new Event('ready'));
  expect(field.value).toBe(LONG);
});

test('lets the browser paste a short text, and every text after the page is ready', () => {
  paste('short');
  expect(field.value).toBe('short');
  dispatchEvent(new Event('ready'));
  paste(LONG);
  expect(field.value).toBe(`short${LONG}`);
});
