import { type BrowserContextOptions, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../scripts/browsers/chromium.ts';
import { callOf, type Driver, SCREEN, TIME_ZONE } from './driver.ts';

/** Starts Chromium with a fake camera, as in the other browser tests. */
export async function startChromium(options: BrowserContextOptions = {}, before: () => void = () => undefined): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArguments] });
  const context = await browser.newContext({
    viewport: SCREEN,
    timezoneId: TIME_ZONE,
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await context.addInitScript(before);
  const page = await context.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (call, ...given) => page.evaluate(callOf(call, given)),
    click: (selector) => page.click(selector),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    type: (text) => page.keyboard.type(text),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
