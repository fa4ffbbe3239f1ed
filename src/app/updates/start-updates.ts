import { restoreDrafts, saveDrafts } from '#workbench/stored/stored-drafts.ts';
import { configuration } from '../configuration.ts';
import { explainMissingChunk, isPageShown } from './missing-chunk.ts';
import { followMissingRoutes } from './missing-routes.ts';

async function followServiceWorker(): Promise<void> {
  const updates = await import('../offline/service-worker-updates.ts');
  await updates.followServiceWorker();
}

/** Keeps what was typed from one document to the next, and the page in step with the newest release. */
export function startUpdates(): void {
  restoreDrafts();
  addEventListener('pagehide', saveDrafts);
  // Vite says so of every module that cannot be imported. Whoever asked for it hears of it, too.
  addEventListener('vite:preloadError', () => {
    if (isPageShown()) void explainMissingChunk();
  });
  followMissingRoutes();
  if (configuration.app.env === 'development') return;
  // What the page needs comes first: the worker loads all of the site.
  if (document.readyState === 'complete') void followServiceWorker();
  else addEventListener('load', () => void followServiceWorker(), { once: true });
}
