import { expect } from 'vitest';

/** What a test sees of the code editor on its page, and what it does to it. */
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
