import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { icons } from './scripts/vite/icons.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Properties take a while where other work shares the two cores.
          testTimeout: 30_000,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          // What is tested here keeps nothing between calls: a module is loaded once for all files, in a third of the time.
          isolate: false,
        },
      },
      {
        // What needs a DOM runs in the browser that people have, not in an imitation of one.
        plugins: [icons(), tailwindcss(), babel({ presets: [reactCompilerPreset()] })],
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
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
