import { isFreeToLeave } from './free-to-reload.ts';
import { offerReload } from './reload-offer.ts';

/** What Chromium, Firefox and Safari say of a module that cannot be had, and Vite of a style sheet. */
const SAYINGS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** A worker that could not be loaded says nothing at all. */
export const missingWorker = (): Error => new Error('Importing a module script failed: the worker could not be loaded.');

/** Whether code could not be loaded, most likely because a newer release has replaced it. That is no fault of the code that asked. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && SAYINGS.test(error.message);

async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false; // no network, or the server is down
  }
}

/** Says what the matter is with a part of this page that cannot be had. */
export async function explainMissingChunk(): Promise<void> {
  const reason = (await isReachable(location.href)) ? 'stale' : 'unreachable';
  offerReload({ reason, reload: () => location.reload() });
}

/**
 * Opens a page whose code this page cannot have as a document of its own, which brings the newer release.
 * Where something would be lost by that, or there is no way to it, a line offers it instead.
 */
export async function openAsDocument(address: string): Promise<void> {
  const open = (): void => location.assign(address);
  const isThere = await isReachable(address);
  if (isThere && isFreeToLeave()) open();
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
    if (!isMissingChunk(error) || document.querySelector('main') === null) throw error;
    void openAsDocument(url.href);
    return new Promise(() => undefined);
  }
}
