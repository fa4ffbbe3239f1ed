import { notFoundPage } from '#core/addresses.ts';
import { configuration } from '../configuration.ts';

let asked: string | undefined;

/**
 * A host answers every unknown path with 404.html, which was drawn for a path of its own: React must find that path
 * in the address, or it takes the page for another one. To be called before React looks at the page.
 */
export function enterNotFoundPage(): void {
  if (!document.querySelector('meta[name="not-found"]')) return;
  asked = location.pathname + location.search + location.hash;
  history.replaceState(history.state, '', `${configuration.app.baseUrl}${notFoundPage}`);
}

/**
 * A page that was opened by the name of its file, or with a slash too many: React knows it by its folder. The origin stands in front, since
 * what begins with `//` is for React Router the address of another host.
 */
export function enterFolder(): void {
  const folder = location.pathname.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  if (folder !== location.pathname) history.replaceState(history.state, '', location.origin + folder + location.search + location.hash);
}

/** Once the page stands, the address bar shows again what was asked for. */
export function restoreAskedAddress(): void {
  if (asked !== undefined) history.replaceState(history.state, '', asked);
  asked = undefined;
}
