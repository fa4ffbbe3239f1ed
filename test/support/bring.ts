import type { Locator } from '@playwright/test';

/** Pastes into a field like a browser: inserts the text only if no listener has handled the event. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element: HTMLInputElement, pasted) => {
    element.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);

export interface DroppedFile {
  readonly name: string;
  /** Encoded in Base64. */
  readonly bytes: string;
}

/** Drops files onto an element. */
export const drop = (target: Locator, files: readonly DroppedFile[]): Promise<void> =>
  target.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of dropped)
      dataTransfer.items.add(new File([Uint8Array.from(atob(bytes), (unit) => unit.charCodeAt(0))], name));
    element.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, files);

export const fileOf = (name: string, text: string): DroppedFile => ({ name, bytes: Buffer.from(text).toString('base64') });
