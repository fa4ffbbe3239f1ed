import type { Page } from 'playwright-core';
import { observePage, readSeen, slowDown, timeToResult, totalBlockingMs } from './measure-page.ts';

/** One figure of a run, in milliseconds. */
export interface Figure {
  readonly what: string;
  readonly milliseconds: number;
  readonly targetMs: number;
}

export interface Scenario {
  readonly name: string;
  /** Opens what it needs in a fresh browser context. */
  readonly measure: (page: Page, origin: string) => Promise<readonly Figure[]>;
}

/** A task longer than this is felt. */
const FREEZE_TARGET_MS = 200;

async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}

/** Pastes into a text field or editor, as a visitor would. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    (field as HTMLElement).focus();
    const isTaken = !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    if (!isTaken) document.execCommand('insertText', false, pasted); // a text area leaves pasting to the browser
  }, text);
}

async function timed(page: Page, act: () => Promise<void>, isThere: () => Promise<unknown>, targetMs: number): Promise<readonly Figure[]> {
  const { resultMs, freezeMs } = await timeToResult(page, act, async () => void (await isThere()));
  return [
    { what: 'result', milliseconds: resultMs, targetMs },
    { what: 'longest freeze', milliseconds: freezeMs, targetMs: FREEZE_TARGET_MS },
  ];
}

const home: Scenario = {
  name: 'Home, 4x slower CPU, 1.6 Mbit/s, 150 ms',
  async measure(page, origin) {
    await slowDown(await page.context().newCDPSession(page));
    await page.addInitScript(observePage);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const seen = await readSeen(page);
    return [
      { what: 'largest paint', milliseconds: seen.largestPaintMs, targetMs: 1200 },
      { what: 'total blocking time', milliseconds: totalBlockingMs(seen), targetMs: 300 },
    ];
  },
};

const digests: Scenario = {
  name: '1 MB of text through every digest',
  async measure(page, origin) {
    await openTool(page, `${origin}/hash-text#functions=all`);
    const text = 'The quick brown fox. '.repeat(50_000).slice(0, 1_000_000);
    const areThere = () =>
      page.waitForFunction(() => {
        const values = [...document.querySelectorAll('main [data-value]')].map((value) => value.textContent);
        return values.includes('1000000') && values.every((value) => value !== '');
      });
    return timed(page, () => paste(page, 'Text to hash', text), areThere, 5000);
  },
};

const yaml: Scenario = {
  name: '5 MB of JSON to YAML',
  async measure(page, origin) {
    await openTool(page, `${origin}/json-to-yaml-converter`);
    const items = Array.from({ length: 62_000 }, (_, id) => ({
      id,
      name: `Item ${id}`,
      tags: ['a', 'b', 'c'],
      isActive: id % 2 === 0,
      size: id / 7,
    }));
    const json = JSON.stringify(items);
    const output = page.getByLabel('YAML output', { exact: true }).first();
    const isThere = () => output.filter({ hasText: 'Item 0' }).waitFor({ timeout: 60_000 });
    return timed(page, () => paste(page, 'JSON input', json), isThere, 5000);
  },
};

const uuids: Scenario = {
  name: '10,000 UUIDs',
  async measure(page, origin) {
    await openTool(page, `${origin}/uuid-generator`);
    const enter = () => page.getByLabel('Quantity', { exact: true }).fill('10000');
    const areThere = () =>
      page.waitForFunction(() => {
        const output = document.querySelector('main textarea[readonly], main [aria-readonly="true"]');
        return output !== null && ('value' in output ? String(output.value) : (output.textContent ?? '')).length > 700;
      });
    return timed(page, enter, areThere, 300);
  },
};

const backtracking: Scenario = {
  name: "(a+)+$ on 32 a's and a b",
  async measure(page, origin) {
    await openTool(page, `${origin}/regex-tester`);
    await paste(page, 'Test text', `${'a'.repeat(32)}b`);
    const enter = () => page.getByRole('textbox', { name: 'Regular expression', exact: true }).fill('(a+)+$');
    const isAnswered = () =>
      page.waitForFunction(() => {
        const row = [...document.querySelectorAll('main tr')].find(
          ({ firstElementChild }) => firstElementChild?.textContent === 'Match count',
        );
        return document.querySelector('main [role=alert]')?.textContent || row?.querySelector('[data-value]')?.textContent;
      });
    return timed(page, enter, isAnswered, 3000);
  },
};

export const scenarios: readonly Scenario[] = [home, digests, yaml, uuids, backtracking];
