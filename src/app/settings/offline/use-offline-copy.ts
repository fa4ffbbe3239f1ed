import { useEffect, useState } from 'react';
import { keptNames, readOfflineList } from '../../offline/kept-files.ts';
import type { OfflineList } from '../../offline/offline-list.ts';

/** What of the site is on this device. */
export interface OfflineCopy {
  readonly list: OfflineList;
  /** The names of the files. */
  readonly kept: ReadonlySet<string>;
}

/** Where a copy is being made, it is looked at so often. */
const LOOK_MS = 1500;

const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

async function readCopy(): Promise<OfflineCopy | undefined> {
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return undefined;
  const list = await readOfflineList();
  return list && { list, kept: await keptNames() };
}

/** The copy of the site on this device, kept up with while the page is seen; `none` where this browser keeps none, `undefined` until that is known. */
export function useOfflineCopy(): OfflineCopy | 'none' | undefined {
  const [copy, setCopy] = useState<OfflineCopy | 'none'>();
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const found = canKeep() ? await readCopy().catch(() => undefined) : undefined;
      if (isOver) return;
      setCopy((before) => {
        const isSame = typeof before === 'object' && found && before.kept.size === found.kept.size;
        return isSame ? before : (found ?? 'none');
      });
      if (canKeep()) timer = setTimeout(() => void look(), document.hidden ? 4 * LOOK_MS : LOOK_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return copy;
}
