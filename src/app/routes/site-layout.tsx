import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { splitPath } from '#core/addresses.ts';
import { isPathLanguage } from '#core/languages.ts';
import { configuration } from '../configuration.ts';
import { loadLanguage } from '../language/language-data.ts';
import { SiteFrame } from '../layout/site-frame.tsx';
import { splitAddress } from '../addresses/split-address.ts';
import { loadOrOpen } from '../updates/missing-chunk.ts';
import { SiteCrash } from '../site-crash.tsx';
import type { Route } from './+types/site-layout';

// No page that exists loads it.
const NotFound = lazy(async () => ({ default: (await import('../not-found/not-found.tsx')).NotFound }));

// `loader` runs while prerendering; `clientLoader` on later navigations. Neither puts anything into the page.
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
  // Any single word matches the optional language: `/no-such-tool` comes here. Of a tool that this site does not have, there is a route all the same.
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
