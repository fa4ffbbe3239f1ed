import { lazy, Suspense } from 'react';

/** Where not even a page that says so can be had, nor the texts of the language. */
export const NothingHere = () => (
  <main>
    <h1>This page could not be loaded.</h1>
    <button type="button" data-reload>
      Reload
    </button>
  </main>
);

const NotHerePage = lazy(() => import('../offline/not-here-page.tsx').catch(() => ({ default: NothingHere })));

/** Stands in the place of a page of which a part is missing: there is no network, or a newer release has come. */
export const NotHere = () => (
  <Suspense>
    <NotHerePage />
  </Suspense>
);
