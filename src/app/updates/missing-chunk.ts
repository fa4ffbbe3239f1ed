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

/** Whether there is a page to stay on: without a network, an address begins with an empty one. */
export const isPageShown = (): boolean => document.querySelector('main') !== null;

/** The service worker draws any page, or one that says that it is not on this device. */
const hasOfflineCopy = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Where the network is not to blame for a missing part, a newer release has replaced it: a line says so. */
export async function explainOlderRelease(): Promise<void> {
  if (await isReachable(location.href)) offerReload({ reason: 'stale', reload: () => location.reload() });
}

/** Says what the matter is with a part of this page that cannot be had. */
export async function explainMissingChunk(): Promise<void> {
  const reason = (await isReachable(location.href)) ? 'stale' : 'unreachable';
  offerReload({ reason, reload: () => location.reload() });
}

/**
 * Opens a page whose code this page cannot have as a document of its own, which brings the newer release, or says that the page is not here.
 * Where something would be lost by that, or there is no way to it, a line offers it instead.
 */
export async function openAsDocument(address: string): Promise<void> {
  const open = (): void => location.assign(address);
  const isThere = await isReachable(address);
  if ((isThere || hasOfflineCopy()) && isFreeToLeave()) open();
  else offerReload({ reason: isThere ? 'stale' : 'unreachable', reload: open });
}

/**
 * What the loader of a page loads. Where code for it is missing, the page is opened as a document, and this one stays as it is;
 * before there is any page, the error is thrown.
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
