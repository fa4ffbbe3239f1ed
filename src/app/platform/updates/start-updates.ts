import { restoreControlValues, saveControlValues } from '#tool-ui/stored/stored-control-values.ts';
import { configuration } from '../../shell/configuration.ts';
import { explainMissingChunk, isPageShown } from './missing-chunk.ts';
import { followMissingRoutes } from './missing-routes.ts';

async function followServiceWorker(): Promise<void> {
  const updates = await import('../offline/service-worker-updates.ts');
  await updates.followServiceWorker();
}

/** Keeps control values across page loads, and keeps the page up to date. */
export function startUpdates(): void {
  restoreControlValues();
  addEventListener('pagehide', saveControlValues);
  // Vite dispatches this for each module that cannot be imported. The caller of the import also receives the error.
  addEventListener('vite:preloadError', () => {
    if (isPageShown()) void explainMissingChunk();
  });
  followMissingRoutes();
  if (configuration.app.env === 'development') return;
  // Waits until the page has loaded, because the worker downloads the whole site.
  if (document.readyState === 'complete') void followServiceWorker();
  else addEventListener('load', () => void followServiceWorker(), { once: true });
}
