import { expect } from 'vitest';

/** Reads and operates the code editor on its page, for tests. */
export const content = () => document.querySelector<HTMLElement>('.cm-content');
export const lines = () => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent);
export const loaded = async (): Promise<void> => {
  await expect.poll(content).not.toBeNull();
};
export const paste = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  content()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};
