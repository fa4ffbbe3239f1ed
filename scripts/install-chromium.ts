// Finds the Chromium for the tests; where there is none and apt may be used, installs it.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';
import { findChromium } from './chromium.ts';

const found = findChromium() ?? (aptInstall('chromium', 'fonts-liberation') ? findChromium() : undefined);
if (found && existsSync(found)) {
  console.log(`Browser for the tests: ${found}`);
} else {
  console.error(
    [
      found ? `There is no file ${found}, which CHROMIUM_PATH names.` : 'The browser tests need Chromium, and none was found.',
      'Install it (Debian and Ubuntu: `sudo apt-get install chromium`), or say where it is: CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
  process.exit(1);
}
