import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtBaseUrl, builtConfiguration, builtOn, configuration, drawnConfiguration } from './scripts/configuration.ts';
import { chunkGroups, notLoadedWithPage } from './scripts/vite/chunk-groups.ts';
import { chunkFileNames } from './scripts/vite/chunk-name.ts';
import { generated } from './scripts/vite/generated.ts';
import { missingRoutes } from './scripts/vite/missing-routes.ts';
import { routerParts } from './scripts/vite/router-parts.ts';
import { sqlParser } from './scripts/vite/sql-parser.ts';

export default defineConfig({
  base: builtBaseUrl,
  resolve: { alias: sqlParser },
  json: { namedExports: false, stringify: false }, // the smallest code, because a page uses all texts of a file
  plugins: [generated(), missingRoutes(), routerParts(), tailwindcss(), reactRouter(), babel({ presets: [reactCompilerPreset()] })],
  define: {
    __BUILT_ON__: JSON.stringify(builtOn),
    __IS_TRACKED__: JSON.stringify(configuration.plausible.isTrackerEnabled), // separate, so that the bundler removes unused code
  },
  // Code resolves the files that it loads relative to its own address.
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames }, checks: { pluginTimings: false } },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    manifest: true, // only for scripts/build.ts
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    ssr: { define: { __CONFIGURATION__: JSON.stringify(drawnConfiguration) } },
    client: {
      define: { __CONFIGURATION__: JSON.stringify(builtConfiguration) },
      build: {
        modulePreload: { resolveDependencies: notLoadedWithPage },
        rolldownOptions: {
          output: { chunkFileNames, entryFileNames: chunkFileNames, codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
});
