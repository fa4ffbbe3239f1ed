import { type KeyInput, launch } from 'puppeteer-core';
import { callOf, type Driver, SCREEN, TIME_ZONE } from './driver.ts';
import { findFirefox } from '../../../scripts/browsers/browsers.ts';

/** Starts Firefox with a fake camera. Uses WebDriver BiDi, which Firefox supports without a driver. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: findFirefox() ?? '',
    headless: true,
    defaultViewport: SCREEN,
    env: { ...process.env, TZ: TIME_ZONE },
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true, // nobody can click to allow the camera
      'dom.events.testing.asyncClipboard': true, // nobody can click to allow a paste
    },
  });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    // A string is evaluated as an expression, and its value is the result of the call.
    evaluate: <Result>(call: (...given: never[]) => unknown, ...given: readonly unknown[]) =>
      page.evaluate(callOf(call, given)) as Promise<Result>,
    click: (selector) => page.click(selector),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput); // the interface has the same names
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
