import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE } from '../../../scripts/build/folders.ts';
import { readProductionConfiguration } from '../../../scripts/configuration.ts';
import { startSiteServer } from '../../../scripts/serve/site-server.ts';
import { callOf } from './driver.ts';
import { forget } from './forget.ts';
import { drawTheSame, watch } from './watch.ts';
import type { ApiName } from './web-platform.ts';

/** A copy of the built site and its server. */
export interface WatchedSite extends AsyncDisposable {
  readonly origin: string;
  /** Stops the server, as if the network had failed. */
  readonly goOffline: () => Promise<void>;
}

export interface WatchedSiteOptions {
  /** APIs that are removed from every page and worker. */
  readonly forgotten?: readonly ApiName[];
  /**
   * Without a service worker, each page requests its files from the server. With one, some content appears only later, which makes results
   * vary.
   */
  readonly hasServiceWorker?: boolean;
}

const calledAtOnce = (call: (...given: never[]) => void, ...given: readonly unknown[]): string => `${callOf(call, given)};`;

/** Serves a copy of the built site whose English pages start with `watch`. Their policy allows this one additional script. */
export async function startWatchedSite({ forgotten = [], hasServiceWorker = false }: WatchedSiteOptions = {}): Promise<WatchedSite> {
  const directory = mkdtempSync(join(tmpdir(), 'watched-site-'));
  cpSync(SITE, directory, { recursive: true });
  if (!hasServiceWorker) rmSync(join(directory, 'sw.js'));

  const everywhere = calledAtOnce(drawTheSame) + calledAtOnce(forget, forgotten);
  const script = calledAtOnce(watch) + everywhere;
  const hash = createHash('sha256').update(script).digest('base64');
  for (const file of filesOf(directory, '{*,*/index}.html')) {
    const page = readFileSync(file, 'utf8');
    const allowed = page.replace('script-src ', `$&'sha256-${hash}' `);
    writeFileSync(
      file,
      allowed.replace(/<meta charset=/i, (meta) => `<script>${script}</script>${meta}`),
    );
  }
  for (const file of filesOf(directory, 'assets/operations.worker-*.js')) writeFileSync(file, everywhere + readFileSync(file, 'utf8'));

  const { origin, close } = await startSiteServer({ directory, configuration: readProductionConfiguration() });
  return {
    origin,
    goOffline: close,
    [Symbol.asyncDispose]: async () => {
      await close();
      rmSync(directory, { recursive: true });
    },
  };
}

function filesOf(directory: string, pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: directory }).map((name) => join(directory, name));
  if (files.length === 0) throw new Error(`The built site has no ${pattern} any more.`);
  return files;
}
