// Finds the Chromium for the tests; where there is none and apt may be used, installs it.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';
import { findChromium } from '../browsers/chromium.ts';

const hindrance = findChromium() === undefined ? aptInstall(['chromium', 'fonts-liberation']) : undefined;
const found = findChromium();
if (found && existsSync(found)) {
  console.log(`Browser for the tests: ${found}`);
} else {
  console.error(
    [
      found ? `There is no file ${found}, which CHROMIUM_PATH names.` : 'The browser tests need Chromium, and none was found.',
      ...(hindrance === undefined ? [] : [hindrance]),
      'Or say where it is: CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
  process.exit(1);
}
