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

test('a long text that is pasted into a page that nobody works yet is given to who works it then', () => {
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

test('it gets into a field where nobody takes it', () => {
  paste(LONG);
  dispatchEvent(new Event('ready'));
  expect(field.value).toBe(LONG);
});

test('what is short is pasted by the browser, and so is everything from then on', () => {
  paste('short');
  expect(field.value).toBe('short');
  dispatchEvent(new Event('ready'));
  paste(LONG);
  expect(field.value).toBe(`short${LONG}`);
});
