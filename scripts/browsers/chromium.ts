import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium that tests and measurements drive: `CHROMIUM_PATH`, else one that the system has. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ||
  (PLACES.find((file) => existsSync(file)) ??
    findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'));

/** Without a sandbox it runs as root too; without its own traffic a request is always the page's. */
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
