import { configuration } from './configuration.ts';

let asked: string | undefined;

/**
 * A host answers every unknown path with 404.html, which was drawn for a path of its own: React must find that path
 * in the address, or it takes the page for another one. To be called before React looks at the page.
 */
export function enterNotFoundPage(): void {
  if (!document.querySelector('meta[name="not-found"]')) return;
  asked = location.pathname + location.search + location.hash;
  history.replaceState(history.state, '', `${configuration.app.baseUrl}not/found`);
}

/** A page that was opened by the name of its file: React knows it by its folder. */
export function leaveIndexFile(): void {
  const folder = location.pathname.replace(/\/index\.html$/, '/');
  if (folder !== location.pathname) history.replaceState(history.state, '', folder + location.search + location.hash);
}

/** Once the page stands, the address bar shows again what was asked for. */
export function restoreAskedAddress(): void {
  if (asked !== undefined) history.replaceState(history.state, '', asked);
  asked = undefined;
}
