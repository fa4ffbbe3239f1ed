import { spawn } from 'node:child_process';
import { Builder, By, Key } from 'selenium-webdriver';
import { findWebKit } from '../../../scripts/browsers/browsers.ts';
import { freePort } from '../../../scripts/checks/free-port.ts';
import { callOf, type Driver, SCREEN, TIME_ZONE } from './driver.ts';

const KEYS: Readonly<Record<string, string>> = { Enter: Key.ENTER, Escape: Key.ESCAPE, Control: Key.CONTROL };

/** Starts Debian's WebKit in its small browser, on a virtual display. */
export async function startWebKit(): Promise<Driver> {
  const webKit = findWebKit();
  if (!webKit) throw new Error('There is no WebKit: node scripts/setup/install-browsers.ts');
  const port = await freePort();
  // Ends the display, the driver, and the browser together, because they are a process group.
  const server = spawn(webKit.display, ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', webKit.driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TZ: TIME_ZONE, LANG: 'en_US.UTF-8' },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`xvfb-run and WebKitWebDriver ended with the code ${server.exitCode}.`);
    await new Promise((done) => setTimeout(done, 100));
  }
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: webKit.browser,
        args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
      },
    })
    .build();
  const evaluate = <Result>(call: (...given: never[]) => unknown, ...given: readonly unknown[]): Promise<Result> =>
    browser.executeScript(`return ${callOf(call, given)}`);
  // Sets the size of the page, which is smaller than the window.
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SCREEN });
  const page = await evaluate<{ width: number; height: number }>(() => ({ width: innerWidth, height: innerHeight }));
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: 2 * SCREEN.width - page.width, height: 2 * SCREEN.height - page.height });
  return {
    open: (to) => browser.get(to),
    evaluate,
    click: (selector) => browser.findElement(By.css(selector)).click(),
    press: (key, modifier) => {
      const actions = browser.actions();
      if (modifier) actions.keyDown(Key.CONTROL);
      actions.sendKeys(KEYS[key] ?? key);
      if (modifier) actions.keyUp(Key.CONTROL);
      return actions.perform();
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    async [Symbol.asyncDispose]() {
      await browser.quit();
      if (server.pid !== undefined) process.kill(-server.pid);
    },
  };
}
