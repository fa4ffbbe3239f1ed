import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/browsers/chromium.ts';
import { readLawSettings } from './scripts/gates/law-settings.ts';
import { icons } from './scripts/vite/icons.ts';
import { sqlFormatterFiles, sqlParser } from './scripts/vite/sql-parser.ts';

const laws = readLawSettings();
const forLaws = { setupFiles: ['test/support/configure-laws.ts'], provide: laws };

export default defineConfig({
  test: {
    sequence: { shuffle: { files: true, tests: false } }, // the seed is printed; the same order again: --sequence.seed=…
    projects: [
      {
        resolve: { alias: sqlParser },
        plugins: [sqlFormatterFiles()],
        test: {
          name: 'unit',
          ...forLaws,
          // Only against what hangs: no test fails because a machine is slow, or because a law is tried on more cases.
          testTimeout: 1200 * Math.max(100, laws.lawRuns ?? 0),
          expect: { poll: { timeout: 10_000 } },
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.{browser,command,served}.test.ts', 'test/faults/**', 'test/browser/engines/**'],
          // What is tested here keeps nothing between calls: a module is loaded once for all files, in a third of the time.
          // The order of the tests is random, to show it.
          isolate: false,
          sequence: { shuffle: true },
          server: { deps: { inline: ['sql-formatter'] } }, // for the alias, as the build has it
        },
      },
      {
        // Programs of the project that run on a copy of it, with a fault planted or a tool made: most of the time is theirs.
        test: { name: 'command', include: ['scripts/**/*.command.test.ts'], testTimeout: 120_000 },
      },
      {
        // The package with the site of the build: what it takes is measured, so one file after the other, and nothing beside them.
        test: {
          name: 'served',
          include: ['test/served/*.served.test.ts'],
          globalSetup: 'test/support/package-site.ts',
          testTimeout: 120_000,
        },
      },
      {
        // The built site in every browser: npm run test-browsers. A second attempt, as the other browser tests have.
        test: { name: 'browsers', include: ['test/browser/engines/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, retry: 1 },
      },
      {
        // What needs a DOM runs in the browser that people have, not in an imitation of one.
        resolve: { alias: sqlParser },
        plugins: [icons(), tailwindcss(), babel({ presets: [reactCompilerPreset()] })],
        test: {
          name: 'browser',
          ...forLaws,
          include: ['src/**/*.browser.test.{ts,tsx}'],
          // Upper bounds only: a slow machine needs more than Vitest's default of a second.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
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
