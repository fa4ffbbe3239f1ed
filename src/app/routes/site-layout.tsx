import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { splitPath } from '#core/addresses.ts';
import { isPathLanguage } from '#core/languages.ts';
import { configuration } from '../shell/configuration.ts';
import { loadLanguage } from '../shell/language/language-data.ts';
import { SiteFrame } from '../shell/layout/site-frame.tsx';
import { splitAddress } from '../shell/addresses/split-address.ts';
import { loadOrOpen } from '../platform/updates/missing-chunk.ts';
import { SiteCrash } from '../shell/site-crash.tsx';
import type { Route } from './+types/site-layout';

// Loaded lazily, because existing pages do not need it.
const NotFound = lazy(async () => ({ default: (await import('../shell/not-found/not-found.tsx')).NotFound }));

// `loader` runs during prerendering; `clientLoader` on later navigations. Neither adds data to the page.
export async function loader({ url }: Route.LoaderArgs) {
  await loadLanguage(splitAddress(url.pathname).language);
  return null;
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await loadOrOpen(url, () => loadLanguage(splitAddress(url.pathname).language));
  return null;
}

export function ErrorBoundary() {
  return <SiteCrash error={useRouteError()} />;
}

export default function SiteLayout({ params }: Route.ComponentProps) {
  const { page } = splitPath(useLocation().pathname);
  // Any single word matches the optional language, such as `/no-such-tool`. Hidden tools also have a route.
  const isElsewhere = (params.language !== undefined && !isPathLanguage(params.language)) || configuration.site.hidden.has(page);
  return (
    <SiteFrame>
      {isElsewhere ? (
        <Suspense>
          <NotFound />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </SiteFrame>
  );
}
