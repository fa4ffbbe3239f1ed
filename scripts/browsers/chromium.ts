import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findProgram } from './find-program.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that `npx playwright install chromium` downloads. Playwright is loaded only here, because loading it is slow. */
function downloadedChromium(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test'); // matches its type declarations
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The Chromium for tests and measurements: `CHROMIUM_PATH`, an installed one, or the one that Playwright downloaded. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ||
  (PLACES.find((file) => existsSync(file)) ??
    findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome') ??
    downloadedChromium());

/** Without a sandbox, it also runs as root. Without background traffic, every request comes from the page. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];
