import type { Page } from '@playwright/test';
import { timeToResult } from './measure-page.ts';
import type { Figure } from './scenario.ts';

const FREEZE_TARGET_MS = 200;

/** Opens a page and waits until it has finished loading. */
export async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}

/** Puts a text into the page ahead of time, like a clipboard, so that transferring it is not measured. */
export async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => Object.assign(globalThis, { copied }), text);
}

/** Pastes the copied text into a text field or editor, as a visitor would. */
export async function paste(page: Page, label: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).evaluate((field) => {
    const { copied } = globalThis as unknown as { readonly copied: string }; // set by `copy`
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    (field as HTMLElement).focus();
    const isTaken = !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    if (!isTaken) document.execCommand('insertText', false, copied); // a text area leaves the paste to the browser, which ignores synthetic events
  });
}

interface Targets {
  readonly resultMs: number;
  /** The default is 200 ms, because longer tasks are noticeable. */
  readonly freezeMs?: number;
}

/** Measures how long an action on a page takes, and how long the page does not respond meanwhile. */
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
