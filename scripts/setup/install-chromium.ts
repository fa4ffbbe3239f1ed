// Finds the Chromium for the tests, or installs one with apt or with Playwright.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../browsers/chromium.ts';
import { aptInstall, thisSystem } from './apt-install.ts';
import { provideChromium } from './provide-chromium.ts';
import { startStep } from './step.mjs';

const DOWNLOAD_MINUTES = 10;

function playwrightInstall(): string | undefined {
  console.log('npx playwright install chromium …');
  const parameters = ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', 'chromium'];
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit', timeout: DOWNLOAD_MINUTES * 60_000 });
  if (status === 0) return undefined;
  return `\`npx playwright install chromium\` failed${status === null ? ` after ${DOWNLOAD_MINUTES} minutes` : ''}; see the message above.`;
}

/** On Windows, it only checks whether the file exists, because Chrome opens a window there when it is called with `--version`. */
const starts = (path: string): boolean =>
  process.platform === 'win32' ? existsSync(path) : spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

const finish = startStep('Browser for the tests');
const provided = provideChromium({
  chosen: process.env['CHROMIUM_PATH'],
  canUseApt: thisSystem.hasApt && thisSystem.isRoot,
  find: findChromium,
  starts,
  apt: () => aptInstall(['chromium', 'fonts-liberation']),
  playwright: playwrightInstall,
});
if ('path' in provided) {
  finish(provided.path);
} else {
  console.error(
    [
      'The browser tests need Chromium, which was not found and could not be installed:',
      ...provided.problems.map((problem) => `- ${problem}`),
      'If you have a Chromium or Chrome elsewhere, run: CHROMIUM_PATH=/path/to/chrome npm test',
      'If it does not start because libraries are missing, run: sudo npx playwright install-deps chromium',
    ].join('\n'),
  );
  process.exit(1);
}
