import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import { BUILD_FOLDER } from '../folders.ts';
import type { Site } from '../site.ts';

const BUNDLE = join(BUILD_FOLDER, 'service-worker');

/** Writes sw.js: src/app/service-worker.ts in one file, with the list of all files that a page may need offline. */
export async function writeServiceWorker({ directory }: Site): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'baseline-widely-available',
      outDir: BUNDLE,
      rolldownOptions: { input: 'src/app/service-worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const { warnings } = await injectManifest({
    swSrc: join(BUNDLE, 'sw.js'),
    swDest: join(directory, 'sw.js'),
    globDirectory: directory,
    globPatterns: ['assets/**', '__spa-fallback.html', '*.{svg,png,ico,webmanifest}'],
    maximumFileSizeToCacheInBytes: 30_000_000,
    dontCacheBustURLsMatching: /^assets\//, // their names carry a hash of their content
  });
  rmSync(BUNDLE, { recursive: true });
  if (warnings.length > 0) throw new Error(`The service worker is not whole.\n${warnings.join('\n')}`);
}
