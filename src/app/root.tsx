import beforePaint from 'virtual:before-paint';
import '#ui/styles.css';
import './shell.css';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { splitPath } from '#core/addresses.ts';
import { factsOf } from '#core/languages.ts';
import { takeAskedAddress } from './addresses/asked-address.ts';
import { usePageMissing } from './updates/missing-page.ts';
import { NotHere } from './updates/not-here.tsx';
import { configuration } from './configuration.ts';
import { languageData } from './language/language-data.ts';
import { SiteIcons } from './site-icons.tsx';

/** The element behind the content, which the first paint waits for. React does not need it in the browser, and skips it when it hydrates. */
const PARSED_ID = 'parsed';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language } = splitPath(useLocation().pathname);
  const direction = factsOf(language).direction === 'rtl' ? 'rtl' : undefined; // a page runs from left to right unless it says otherwise
  // Offline one page stands for all, in whatever language: hydrating does not mend its attributes.
  useEffect(() => {
    document.documentElement.lang = language;
    if (direction) document.documentElement.dir = direction;
    else document.documentElement.removeAttribute('dir');
  }, [language, direction]);
  return (
    // The script sets the theme on <html> before React sees the page.
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
        {/* Has run by the time that React sees the page, which need not know what it says. */}
        <script
          suppressHydrationWarning
          data-way-out={import.meta.env.SSR ? languageData(language).t('site.openInTab') : undefined}
          dangerouslySetInnerHTML={{ __html: beforePaint }}
        />
        {/* Nothing is painted before the content has been parsed: the grid of a tool moves when its last child, the actions, comes in. */}
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
    // What was pasted meanwhile waits for it: see hold-paste.ts. Not in the midst of React's own work, where it hears nothing.
    setTimeout(() => dispatchEvent(new Event('ready')));
    const address = takeAskedAddress();
    if (address !== undefined) void navigate(address, { replace: true });
  }, [navigate]);
  return <Outlet />;
}

/** The page for any address while offline: nothing to show until the language and the page's code are loaded, or turn out not to be there. */
export function HydrateFallback() {
  return usePageMissing() ? <NotHere /> : null;
}
