import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/browsers/chromium.ts';

/** Tests that visit every page. */
const PAGES = 'test/browser/pages/**';
/** The tag of the tests of the main jobs, which `npm test` runs. */
const MAIN = /@main/;

export default defineConfig({
  testMatch: ['test/browser/**/*.spec.ts', 'src/tools/*/e2e.spec.ts'],
  projects: [
    { name: 'main', testIgnore: PAGES, grep: MAIN },
    { name: 'site', testIgnore: PAGES, grepInvert: MAIN },
    // A single test runs all checks of a page.
    { name: 'pages', testMatch: `${PAGES}/*.spec.ts`, timeout: 300_000, expect: { timeout: 10_000 } },
  ],
  globalSetup: './test/support/serve-site.ts',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'src/tools/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2, // one browser for each core of the machines that run the checks
  retries: 0,
  // Only for tests that hang: no test fails because a machine is slow.
  timeout: 180_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 45_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium() ?? '', args: [...chromiumArguments, '--host-resolver-rules=MAP plain.test 127.0.0.1'] },
  },
});
