import '#ui/styles.css';
import './shell.css';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { splitPath } from './addresses/paths.ts';
import { beforePaint } from './before-paint/before-paint.ts';
import { SiteIcons } from './site-icons.tsx';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language } = splitPath(useLocation().pathname);
  // Offline one page stands for all, in whatever language: hydrating does not mend its attributes.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    // The script sets the theme on <html> before React sees the page.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Has run by the time that React sees the page, which need not know what it says. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforePaint(language) : '' }} />
        <SiteIcons />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The page for any address while offline: nothing to show until the language is loaded. */
export function HydrateFallback() {
  return null;
}
