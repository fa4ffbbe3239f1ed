import { describe, expect, test } from 'vitest';
import { OFFLINE_LIST } from '../../../src/app/platform/offline/offline-list.ts';
import { offlineState } from '../../../src/app/platform/offline/offline-state.ts';
import { listingOf } from '../../support/catalog.ts';
import { readKept } from '../../support/read-kept.ts';
import type { Driver } from './driver.ts';
import { markButton, readFaults, readTool } from './page-scripts.ts';
import { standOf } from './stand.ts';
import { openPage } from './tool-checks.ts';
import { startWatchedSite } from './watched-site.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };

/** Tests of what is the same for all tools: the features of the browser between the page and the visitor. */
export function describeSite(start: () => Promise<Driver>): void {
  describe('the site', () => {
    const stand = standOf(start);

    const open = (path: string): Promise<void> => openPage(stand.driver, stand.site.origin + path);
    const heading = () => stand.driver.evaluate(() => document.querySelector('h1')?.textContent);
    const expectLines = async (...wanted: readonly string[]): Promise<void> => {
      await expect.poll(() => stand.driver.evaluate(readTool), PATIENCE).toEqual(expect.arrayContaining([...wanted]));
    };
    const lineAfter = async (line: string): Promise<string | undefined> => {
      const lines = await stand.driver.evaluate(readTool);
      return lines[lines.indexOf(line) + 1];
    };
    const clickButton = async (name: string): Promise<void> => {
      await stand.driver.evaluate(markButton, name);
      await stand.driver.click('[data-marked]');
    };
    const faults = () => stand.driver.evaluate(readFaults);

    test('the palette opens with its shortcut, finds a tool by a keyword and opens it', async () => {
      await open('/hash-text');
      await stand.driver.click('h1'); // a window receives no keys before a click
      await stand.driver.press('k', 'Control');
      const isOpen = () => stand.driver.evaluate(() => document.activeElement?.matches('[role=combobox]') ?? false);
      await expect.poll(isOpen, PATIENCE).toBe(true);
      await stand.driver.type('stopwatch');
      const option = () =>
        stand.driver.evaluate(() => document.querySelector('dialog [role=option], [role=dialog] [role=option]')?.textContent);
      await expect.poll(option, PATIENCE).toMatch(/^Chronometer/);
      await stand.driver.press('Enter');
      await expect.poll(heading, PATIENCE).toBe('Chronometer');
      expect(await faults()).toEqual([]);
    });

    test('switching the language shows the same page with the typed input', async () => {
      await open('/case-converter');
      await stand.driver.click('main textarea');
      await stand.driver.type('keep me');
      await stand.driver.evaluate(() => {
        const select = [...document.querySelectorAll('select')].find(({ options }) => [...options].some(({ value }) => value === 'de'));
        if (!select) throw new Error('There is no choice of languages.');
        select.value = 'de';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await expect.poll(heading, PATIENCE).toBe(listingOf('case-converter', 'de').name);
      expect(await stand.driver.evaluate(() => [document.documentElement.lang, location.pathname])).toEqual(['de', '/de/case-converter']);
      expect(await stand.driver.evaluate(() => document.querySelector<HTMLTextAreaElement>('main textarea')?.value)).toBe('keep me');
      expect(await faults()).toEqual([]);
      await stand.driver.evaluate(() => localStorage.clear());
    });

    test('copying is confirmed and can be pasted, and an editor accepts a paste', async () => {
      await open('/token-generator');
      const token = await stand.driver.evaluate(() => document.querySelector<HTMLTextAreaElement>('main textarea[readonly]')?.value ?? '');
      expect(token).toHaveLength(64);
      await clickButton('Copy Tokens');
      const announcement = () => stand.driver.evaluate(() => [...document.querySelectorAll('body > [role=status]')].at(-1)?.textContent);
      await expect.poll(announcement, PATIENCE).toBe('Token copied to the clipboard');

      await open('/text-to-nato-alphabet');
      await clickButton('Paste Text');
      await expectLines(`Text: ${token}`);

      await open('/json-prettify');
      const hasEditor = () => stand.driver.evaluate(() => document.querySelector('main .cm-content') !== null);
      await stand.driver.click('main textarea'); // a placeholder for the editor until there is a text
      await stand.driver.press('{');
      await expect.poll(hasEditor, PATIENCE).toBe(true);
      await expect.poll(() => stand.driver.evaluate(() => document.activeElement?.matches('.cm-content')), PATIENCE).toBe(true);
      await stand.driver.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        const given = { clipboardData, data: text, dataType: 'text/plain', bubbles: true, cancelable: true }; // Firefox needs plain data
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', given));
      }, '"pasted":1}');
      await expectLines('JSON input: {"pasted":1}');
      expect(await faults()).toEqual([]);
    });

    test('keys are reported as on the keyboard', async () => {
      await open('/keycode-info');
      await stand.driver.click('main [tabindex="0"]');
      await stand.driver.press('a');
      await expectLines('KeyA', '65');
      expect(await faults()).toEqual([]);
    });

    test('words containing digits are counted as words', async () => {
      await open('/text-statistics#text=in%202024%20we%20had%203%20apples');
      await expect.poll(() => lineAfter('Words'), PATIENCE).toBe('6');
      expect(await faults()).toEqual([]);
    });

    test('tools work offline after an idle visit: worker, editor, WebAssembly, data files', { timeout: 180_000 }, async () => {
      await using visited = await startWatchedSite({ hasServiceWorker: true });
      await openPage(stand.driver, `${visited.origin}/`);
      await stand.driver.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller)
          await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      });
      const bytesToGo = async () => {
        const { list, kept } = await stand.driver.evaluate(readKept, OFFLINE_LIST);
        return offlineState(list, ['en'], new Set(kept)).bytesToGo;
      };
      await expect.poll(bytesToGo, { timeout: 90_000, interval: 500 }).toBe(0);
      await visited.goOffline();
      await openPage(stand.driver, `${visited.origin}/hash-text#text=abc`);
      // FIPS 180-2, appendix B.1
      await expectLines('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
      expect(await faults()).toEqual([]);
      await openPage(stand.driver, `${visited.origin}/mac-address-lookup#addresses=203706`);
      await expectLines('80 West Tasman Drive, San Jose CA 94568, United States');
      expect(await faults()).toEqual([]);
    });

    // This test is last, because a page with pictures asks for confirmation before it is left.
    test('the camera takes pictures, and records or explains why not', async () => {
      await open('/camera-recorder');
      await clickButton('Start camera');
      const buttons = () =>
        stand.driver.evaluate(() => [...document.querySelectorAll('main button:enabled')].map(({ textContent }) => textContent));
      await expect.poll(buttons, PATIENCE).toContain('Take picture');
      await clickButton('Take picture');
      await expectLines('picture Screenshot 1: shown');

      if ((await stand.driver.evaluate(readTool)).includes('This browser cannot record video.')) return;
      await clickButton('Start recording');
      await expect.poll(buttons, PATIENCE).toContain('Stop');
      await new Promise((done) => setTimeout(done, 1500));
      await clickButton('Stop');
      const recorded = () =>
        stand.driver.evaluate(() => document.querySelector<HTMLVideoElement>('main video[aria-label="Recording 1"]')?.videoWidth ?? 0);
      await expect.poll(recorded, PATIENCE).toBeGreaterThan(0);
      expect(await faults()).toEqual([]);
    });
  });
}
