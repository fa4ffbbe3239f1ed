import { useEffect, useState } from 'react';
import { keptNames, readOfflineList } from '../../../platform/offline/kept-files.ts';
import type { OfflineList } from '../../../platform/offline/offline-list.ts';

/** The copy of the site on this device. */
export interface OfflineCopy {
  readonly list: OfflineList;
  /** The names of the kept files. */
  readonly kept: ReadonlySet<string>;
}

/** The reason why there is no copy: the page was served over HTTP, the browser does not support service workers, or none is registered. */
export type NoCopy = 'insecure' | 'unsupported' | 'absent';

/** Interval in ms for updates while the page is visible. */
const LOOK_MS = 1500;
/** Time in ms that the installation of the service worker may take on a first visit. */
const PATIENCE_MS = 8000;

function hindrance(): NoCopy | undefined {
  if (!isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'caches' in globalThis ? undefined : 'unsupported';
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));

/** Reads the copy. The list belongs to the release of this page, so it is read only once. */
class CopyReader {
  #list: OfflineList | undefined;

  /** Returns `absent` without a service worker, and `undefined` while it is being installed or if the list cannot be loaded. */
  async read(): Promise<OfflineCopy | 'absent' | undefined> {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'absent';
    if (!registration.active) return undefined;
    this.#list ??= await readOfflineList();
    return this.#list && { list: this.#list, kept: await keptNames() };
  }
}

/** The copy of the site on this device, updated regularly, less often while the page is hidden; `undefined` until it is known. */
export function useOfflineCopy(): OfflineCopy | NoCopy | undefined {
  const [copy, setCopy] = useState<OfflineCopy | NoCopy>();
  useEffect(() => {
    let isOver = false;
    let hadCopy = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reader = new CopyReader();
    const start = performance.now();
    const look = async (): Promise<void> => {
      const found = hindrance() ?? (await reader.read().catch(() => 'absent' as const)); // storage is blocked
      if (isOver) return;
      if (typeof found === 'object') hadCopy = true;
      const isKnown = found !== 'absent' || hadCopy || performance.now() - start > PATIENCE_MS;
      setCopy((before) => {
        if (!isKnown) return before;
        return typeof before === 'object' && typeof found === 'object' && isSame(before.kept, found.kept) ? before : found;
      });
      if (hindrance() === undefined) timer = setTimeout(() => void look(), document.hidden ? 4 * LOOK_MS : LOOK_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return copy;
}
