import { lazy, Suspense } from 'react';

/** The last resort if neither the page that explains the failure nor the texts of the language can be loaded. */
export const NothingHere = () => (
  <main>
    <h1>This page could not be loaded.</h1>
    <button type="button" data-reload>
      Reload
    </button>
  </main>
);

const NotHerePage = lazy(() => import('../offline/not-here-page.tsx').catch(() => ({ default: NothingHere })));

/** Replaces a page with missing parts: the network is down, or there is a newer release. */
export const NotHere = () => (
  <Suspense>
    <NotHerePage />
  </Suspense>
);
