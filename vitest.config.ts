import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/browsers/chromium.ts';
import { readPropertySettings } from './scripts/checks/property-settings.ts';
import { LongestFirst } from './scripts/checks/longest-first.ts';
import { icons } from './scripts/vite/icons.ts';
import { sqlFormatterFiles, sqlParser } from './scripts/vite/sql-parser.ts';

const properties = readPropertySettings();
const withProperties = { setupFiles: ['test/support/configure-properties.ts'], provide: properties };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias: sqlParser },
        plugins: [sqlFormatterFiles()],
        test: {
          name: 'unit',
          ...withProperties,
          // Only for tests that hang: none fails because a machine is slow, or because a property is tried on more cases.
          testTimeout: 1200 * Math.max(100, properties.propertyRuns ?? 0),
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.{browser,command,served}.test.ts', 'test/faults/**', 'test/browser/engines/**'],
          // What is tested here keeps nothing between calls: a module is loaded once for all files, in a third of the time.
          isolate: false,
          server: { deps: { inline: ['sql-formatter'] } }, // for the alias, as the build has it
        },
      },
      {
        // Programs of the project that run on a copy of it, with a fault planted or a tool made: most of the time is theirs.
        test: { name: 'command', include: ['scripts/**/*.command.test.ts'], testTimeout: 120_000 },
      },
      {
        // The package with the site of the build, as whoever installs it has it.
        test: {
          name: 'served',
          include: ['test/served/*.served.test.ts'],
          globalSetup: 'test/support/package-site.ts',
          testTimeout: 120_000,
        },
      },
      {
        // The built site in every browser: npm run test:slow. A second attempt, as the other browser tests have.
        test: { name: 'browsers', include: ['test/browser/engines/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, retry: 1 },
      },
      {
        // What needs a DOM runs in the browser that people have, not in an imitation of one.
        resolve: { alias: sqlParser },
        plugins: [icons(), tailwindcss(), babel({ presets: [reactCompilerPreset()] })],
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
