import { configuration } from './configuration.ts';

const pathOf = (file: string): string => configuration.app.baseUrl + file;

/** The icons of the site for tabs, home screens, and installed apps, and its theme color. */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" href={pathOf('favicon.ico')} sizes="32x32" />
      <link rel="icon" href={pathOf('favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={pathOf('apple-touch-icon.png')} />
      {/* Sent with cookies, because a proxy may require a login. */}
      <link rel="manifest" crossOrigin="use-credentials" href={pathOf('manifest.webmanifest')} />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#191e1d" media="(prefers-color-scheme: dark)" />
    </>
  );
}
