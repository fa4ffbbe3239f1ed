import { createPath, type DataRouter, type Location } from 'react-router';
import { announceMissingPage } from './missing-page.ts';
import { isPageShown, openAsDocument } from './missing-chunk.ts';

declare global {
  interface Window {
    /** React Router's own, which it leaves there for its tools; scripts/vite/missing-routes.ts checks that it does. */
    readonly __reactRouterDataRouter?: DataRouter;
  }
}

/** Opens a page whose code is missing as a document. A link that was only pointed at is not followed. */
export function followMissingRoutes(): void {
  let followed: Location | undefined; // React Router stays on the way there
  addEventListener('missing-route', () => {
    if (!isPageShown()) return announceMissingPage();
    const { location } = window.__reactRouterDataRouter?.state.navigation ?? {};
    if (location === undefined || location === followed) return;
    followed = location;
    void openAsDocument(createPath(location));
  });
}
