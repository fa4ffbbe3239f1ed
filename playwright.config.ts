import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/browsers/chromium.ts';

/** What is asked of one page after the other, which takes as long as all else together. */
const PAGES = 'test/browser/pages/**';

export default defineConfig({
  testMatch: ['test/browser/**/*.spec.ts', 'src/tools/*/e2e.spec.ts'],
  projects: [
    { name: 'site', testIgnore: PAGES },
    // One test asks everything of a page. The time limit is only for a page that hangs.
    { name: 'pages', testMatch: `${PAGES}/*.spec.ts`, timeout: 300_000, retries: 0 },
  ],
  globalSetup: './test/support/serve-site.ts',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'src/tools/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2, // each keeps one browser; the machines that check us have two cores
  retries: 1, // what holds only at the second attempt is reported as such
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium() ?? '', args: [...chromiumArguments, '--host-resolver-rules=MAP plain.test 127.0.0.1'] },
  },
});
