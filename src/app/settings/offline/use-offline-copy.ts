import { useEffect, useState } from 'react';
import { keptNames, readOfflineList } from '../../offline/kept-files.ts';
import type { OfflineList } from '../../offline/offline-list.ts';

/** What of the site is on this device. */
export interface OfflineCopy {
  readonly list: OfflineList;
  /** The names of the files. */
  readonly kept: ReadonlySet<string>;
}

/** Why there is no copy: the page came by plain http, the browser has no service worker, or none is at work. */
export type NoCopy = 'insecure' | 'unsupported' | 'absent';

/** Where a copy is being made, it is looked at so often. */
const LOOK_MS = 1500;
/** On a first visit the service worker is installed once the page is loaded, which takes a moment. */
const PATIENCE_MS = 8000;

function hindrance(): NoCopy | undefined {
  if (!isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'caches' in globalThis ? undefined : 'unsupported';
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));

/** Looks at the copy; the list is of one release, as this page is, and is read once. */
class CopyReader {
  #list: OfflineList | undefined;

  /** `absent` where there is no service worker, `undefined` while it is being installed or the list cannot be had. */
  async read(): Promise<OfflineCopy | 'absent' | undefined> {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'absent';
    if (!registration.active) return undefined;
    this.#list ??= await readOfflineList();
    return this.#list && { list: this.#list, kept: await keptNames() };
  }
}

/** The copy of the site on this device, kept up with while the page is seen; `undefined` until it is known. */
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
