import { isFreeToLeave } from './free-to-reload.ts';
import { isMissingPart } from './missing-part-error.ts';
import { offerReload } from './reload-offer.ts';

async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false; // no network, or the server is down
  }
}

/** Whether a page is displayed. A document that is opened offline is empty until its code is loaded. */
export const isPageShown = (): boolean => document.querySelector('main') !== null;

/** Whether the service worker can serve a page, at least the one that explains that the requested page is not on this device. */
const hasOfflineCopy = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Offers to reload if the network works, because then a newer release has replaced the missing part. */
export async function explainOlderRelease(): Promise<void> {
  if (await isReachable(location.href)) offerReload({ reason: 'stale', reload: () => location.reload() });
}

/** Explains why a part of this page could not be loaded, and offers to reload. */
export async function explainMissingChunk(): Promise<void> {
  const reason = (await isReachable(location.href)) ? 'stale' : 'unreachable';
  offerReload({ reason, reload: () => location.reload() });
}

/**
 * Loads a page as a new document, because its code is missing here. That loads the newer release, or a page that explains the failure.
 * If control values would be lost, or the page cannot be reached, offers it in a line instead.
 */
export async function openAsDocument(address: string): Promise<void> {
  const open = (): void => location.assign(address);
  const isThere = await isReachable(address);
  if ((isThere || hasOfflineCopy()) && isFreeToLeave()) open();
  else offerReload({ reason: isThere ? 'stale' : 'unreachable', reload: open });
}

/**
 * Runs the loader of a page. If its code is missing, opens the page as a new document and leaves the current page unchanged.
 * Throws if no page is displayed yet.
 */
export async function loadOrOpen<Loaded>(url: URL, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingPart(error) || !isPageShown()) throw error;
    void openAsDocument(url.href);
    return new Promise(() => undefined);
  }
}
