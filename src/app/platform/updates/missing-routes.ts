import { createPath, type DataRouter, type Location } from 'react-router';
import { announceMissingPage } from './missing-page.ts';
import { isPageShown, openAsDocument } from './missing-chunk.ts';

declare global {
  interface Window {
    /** Set by React Router for its developer tools; scripts/vite/missing-routes.ts checks that it exists. */
    readonly __reactRouterDataRouter?: DataRouter;
  }
}

/** Opens a page as a new document if its code is missing. Ignores links that were only prefetched. */
export function followMissingRoutes(): void {
  let followed: Location | undefined; // React Router keeps navigating to it
  addEventListener('missing-route', () => {
    if (!isPageShown()) return announceMissingPage();
    const { location } = window.__reactRouterDataRouter?.state.navigation ?? {};
    if (location === undefined || location === followed) return;
    followed = location;
    void openAsDocument(createPath(location));
  });
}
