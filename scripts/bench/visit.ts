import type { Page } from 'playwright-core';
import { timeToResult } from './measure-page.ts';
import type { Figure } from './scenario.ts';

const FREEZE_TARGET_MS = 200;

/** Opens a page and waits until it has all that it loads by itself. */
export async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}

/** Has a text in the clipboard, so to say: bringing it to the page is no part of what is measured. */
export async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => Object.assign(globalThis, { copied }), text);
}

/** Pastes what was copied into a text field or editor, as a visitor would. */
export async function paste(page: Page, label: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).evaluate((field) => {
    const { copied } = globalThis as unknown as { readonly copied: string }; // `copy` has put it there
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    (field as HTMLElement).focus();
    const isTaken = !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    if (!isTaken) document.execCommand('insertText', false, copied); // a text area leaves pasting to the browser
  });
}

interface Targets {
  readonly resultMs: number;
  /** 200 ms if left out: a longer task is felt. */
  readonly freezeMs?: number;
}

/** How long something takes that is done to a page, and how long the page does not answer meanwhile. */
export async function timed(
  page: Page,
  act: () => Promise<void>,
  isThere: () => Promise<unknown>,
  { resultMs, freezeMs = FREEZE_TARGET_MS }: Targets,
): Promise<readonly Figure[]> {
  const measured = await timeToResult(page, act, async () => void (await isThere()));
  return [
    { what: 'result', value: measured.resultMs, target: resultMs, unit: 'ms' },
    { what: 'longest freeze', value: measured.freezeMs, target: freezeMs, unit: 'ms' },
  ];
}
