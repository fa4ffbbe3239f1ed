import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/browsers/chromium.ts';
import { readPropertySettings } from './scripts/checks/property-settings.ts';
import { generated } from './scripts/vite/generated.ts';
import { sqlFormatterFiles, sqlParser } from './scripts/vite/sql-parser.ts';

const properties = readPropertySettings();
const withProperties = { setupFiles: ['test/support/configure-properties.ts'], provide: properties };

export default defineConfig({
  test: {
    sequence: { shuffle: { files: true, tests: false } }, // Vitest prints the seed; --sequence.seed=… repeats the order
    projects: [
      {
        resolve: { alias: sqlParser },
        plugins: [sqlFormatterFiles()],
        test: {
          name: 'unit',
          ...withProperties,
          // Only for tests that hang: none fails because a machine is slow, or because a property is tried on more cases.
          testTimeout: 1200 * Math.max(100, properties.propertyRuns ?? 0),
          expect: { poll: { timeout: 45_000 } },
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.{browser,command,served}.test.ts', 'test/negative-fixtures/**', 'test/browser/engines/**'],
          // Modules are loaded once for all files, which takes a third of the time. The order is random, so that a test cannot depend on
          // what another one has left in a module.
          isolate: false,
          sequence: { shuffle: true },
          server: { deps: { inline: ['sql-formatter'] } }, // so that the alias applies, as in the build
        },
      },
      {
        // Runs programs of the project on copies of it: with a negative fixture, or with a new tool.
        test: { name: 'command', include: ['scripts/**/*.command.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        // The package with the built site, as users install it.
        test: {
          name: 'served',
          include: ['test/served/*.served.test.ts'],
          globalSetup: 'test/support/package-site.ts',
          testTimeout: 120_000,
        },
      },
      {
        // The built site in every browser. Failed tests are repeated once, because WebDriver sessions sometimes break off.
        test: { name: 'browsers', include: ['test/browser/engines/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, retry: 1 },
      },
      {
        // Tests that need a DOM run in a real browser, not in a simulated DOM.
        resolve: { alias: sqlParser },
        plugins: [generated(), tailwindcss(), babel({ presets: [reactCompilerPreset()] })],
        test: {
          name: 'browser',
          ...withProperties,
          include: ['src/**/*.browser.test.{ts,tsx}'],
          // Only for tests that hang, as above.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 45_000 } },
          browser: {
            connectTimeout: 300_000,
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium() ?? '', args: [...chromiumArguments] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
