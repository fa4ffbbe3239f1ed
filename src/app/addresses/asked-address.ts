import { notFoundPage } from '#core/addresses.ts';
import { configuration } from '../configuration.ts';

let asked: string | undefined;

/**
 * Hosts may answer any address with a page: unknown ones with 404.html, or all of them with the home page. React Router must find the path in
 * the address that the page was rendered for, or React cannot hydrate it. To be called before either looks at the page.
 */
export function enterRenderedPath(): void {
  const { page } = document.documentElement.dataset;
  if (page === undefined) return; // the offline fallback, which is rendered for any address
  const path = configuration.app.baseUrl + page;
  if ([path, `${path}/`].includes(location.pathname)) return;
  asked = location.pathname + location.search + location.hash;
  history.replaceState(history.state, '', path);
}

/**
 * A page that was opened by the name of its file, or with a slash too many: React knows it by its folder. The origin stands in front, since
 * what begins with `//` is for React Router the address of another host.
 */
export function enterFolder(): void {
  const folder = location.pathname.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  if (folder !== location.pathname) history.replaceState(history.state, '', location.origin + folder + location.search + location.hash);
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
