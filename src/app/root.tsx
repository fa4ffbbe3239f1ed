import '#ui/styles.css';
import './shell/shell.css';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { splitPath } from '#core/addresses.ts';
import { factsOf } from '#core/languages.ts';
import { beforePaint } from '#generated/before-paint.ts';
import { takeAskedAddress } from './shell/addresses/asked-address.ts';
import { usePageMissing } from './platform/updates/missing-page.ts';
import { NotHere } from './platform/updates/not-here.tsx';
import { configuration } from './shell/configuration.ts';
import { languageData } from './shell/language/language-data.ts';
import { SiteIcons } from './shell/site-icons.tsx';

/** The id of the element after the content. The first paint waits for it. Only prerendered pages contain it, and hydration skips it. */
const PARSED_ID = 'parsed';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language } = splitPath(useLocation().pathname);
  const direction = factsOf(language).direction === 'rtl' ? 'rtl' : undefined; // left to right is the default
  // One offline page serves all languages, and hydration does not correct its attributes.
  useEffect(() => {
    document.documentElement.lang = language;
    if (direction) document.documentElement.dir = direction;
    else document.documentElement.removeAttribute('dir');
  }, [language, direction]);
  return (
    // The script sets the theme on <html> before React hydrates.
    <html
      lang={language}
      dir={direction}
      data-base={configuration.app.baseUrl}
      data-language={configuration.site.language}
      data-theme-default={configuration.site.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Has already run when React hydrates, so React can ignore its content, which only prerendered pages have. */}
        <script
          suppressHydrationWarning
          data-way-out={import.meta.env.SSR ? languageData(language).t('site.openInTab') : undefined}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforePaint : '' }}
        />
        {/* Delays the first paint until the content is parsed: the grid of a tool shifts when its last child, the actions, is added. */}
        {import.meta.env.SSR && <link rel="expect" href={`#${PARSED_ID}`} blocking="render" />}
        <SiteIcons />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {import.meta.env.SSR && <span id={PARSED_ID} hidden />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const navigate = useNavigate();
  useEffect(() => {
    // Releases held pastes (see hold-paste.ts). The timeout is needed because React ignores events during its own work.
    setTimeout(() => dispatchEvent(new Event('ready')));
    const address = takeAskedAddress();
    if (address !== undefined) void navigate(address, { replace: true });
  }, [navigate]);
  return <Outlet />;
}

/** The offline page for any address. Empty until the language and the page's code are loaded or known to be missing. */
export function HydrateFallback() {
  return usePageMissing() ? <NotHere /> : null;
}
