import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import { isSettled, revisionPlaceholder } from '../../../src/hosting/revision-placeholder.ts';
import { BUILD_FOLDER } from '../folders.ts';
import { writeOfflineFiles } from './offline-files.ts';
import type { Site } from '../site.ts';

const BUNDLE = join(BUILD_FOLDER, 'service-worker');

const revisionOf = ({ url, revision }: { readonly url: string; readonly revision?: string | null }): string | null =>
  isSettled(url) ? revisionPlaceholder(url) : (revision ?? null);

/**
 * Writes sw.js: src/app/service-worker.ts as one file, with the list of the files that every page needs. The pages get a list of all other
 * files.
 */
export async function writeServiceWorker(site: Site): Promise<void> {
  const { directory } = site;
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
    globPatterns: [...writeOfflineFiles(site, globSync(['__spa-fallback.html', '*.{svg,png,ico,webmanifest}'], { cwd: directory }))],
    // Files that depend on the settings of a site get their revision when the site is rendered from its template.
    manifestTransforms: [(entries) => ({ manifest: entries.map((entry) => ({ ...entry, revision: revisionOf(entry) })) })],
    dontCacheBustURLsMatching: /^assets\//, // their names contain a hash of their content
  });
  rmSync(BUNDLE, { recursive: true });
  if (warnings.length > 0) throw new Error(`The service worker is not whole.\n${warnings.join('\n')}`);
}
