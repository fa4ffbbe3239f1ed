import { notFoundPage } from '#core/addresses.ts';
import { configuration } from '../configuration.ts';

let requested: string | undefined;

/**
 * Moves the address bar to the path that the page was rendered for, because React cannot hydrate any other. A host may serve 404.html for
 * unknown addresses, or the home page for all of them. Also removes repeated slashes and `index.html`. Call this before React Router reads
 * the address.
 */
export function enterRenderedPath(): void {
  const { origin, pathname, search, hash } = location;
  const { page } = document.documentElement.dataset; // absent on the offline fallback, which is rendered for any address
  const folder = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  const rendered = page === undefined ? folder : configuration.app.baseUrl + page;
  const address = folder + search + hash;
  const isRendered = [rendered, `${rendered}/`].includes(folder);
  if (!isRendered) requested = address;
  // React Router would read an address that begins with `//` as another host.
  if (folder !== pathname || !isRendered) history.replaceState(history.state, '', origin + (isRendered ? address : rendered));
}

/** Puts the requested address back into the address bar. The not-found page uses this, because it is displayed for any unknown address. */
export function restoreAskedAddress(): void {
  if (requested !== undefined) history.replaceState(history.state, '', requested);
  requested = undefined;
}

/**
 * Returns the requested address below the base path, on the first call only. Returns `undefined` if the requested page was served, or the
 * not-found page.
 */
export function takeAskedAddress(): string | undefined {
  if (document.documentElement.dataset['page'] === notFoundPage) return undefined;
  const { baseUrl } = configuration.app;
  const address = requested?.startsWith(baseUrl) ? requested.slice(baseUrl.length - 1) : undefined;
  requested = undefined;
  return address;
}
