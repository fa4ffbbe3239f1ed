import { notFoundPage } from '#core/addresses.ts';
import { configuration } from '../configuration.ts';

let asked: string | undefined;

/**
 * Hosts may answer any address with a page: unknown ones with 404.html, or all of them with the home page. React Router must find the path in
 * the address that the page was rendered for, or React cannot hydrate it. Repeated slashes and the name of the file are left out as well. Call
 * this before React Router reads the address.
 */
export function enterRenderedPath(): void {
  const { origin, pathname, search, hash } = location;
  const { page } = document.documentElement.dataset; // the offline fallback has none: it is rendered for any address
  const folder = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  const rendered = page === undefined ? folder : configuration.app.baseUrl + page;
  const address = folder + search + hash;
  const isRendered = [rendered, `${rendered}/`].includes(folder);
  if (!isRendered) asked = address;
  // React Router would take an address that begins with `//` for one of another host.
  if (folder !== pathname || !isRendered) history.replaceState(history.state, '', origin + (isRendered ? address : rendered));
}

/** Shows the requested address again in the address bar. For the not-found page, which stays whatever the address is. */
export function restoreAskedAddress(): void {
  if (asked !== undefined) history.replaceState(history.state, '', asked);
  asked = undefined;
}

/** The requested address below the base path, once; `undefined` if the page is the one that was requested, or the not-found page, which stays. */
export function takeAskedAddress(): string | undefined {
  if (document.documentElement.dataset['page'] === notFoundPage) return undefined;
  const { baseUrl } = configuration.app;
  const address = asked?.startsWith(baseUrl) ? asked.slice(baseUrl.length - 1) : undefined;
  asked = undefined;
  return address;
}
