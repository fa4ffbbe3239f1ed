import { useEffect, useRef, useState } from 'react';
import type { Language } from '#core/languages.ts';
import { type KeepFailure, keepFiles, keptNames } from '../../offline/kept-files.ts';
import { isMakingAllAvailable } from '../../offline/making-all-available.ts';
import { noteRoom } from '../../offline/no-room.ts';
import type { OfflineList } from '../../offline/offline-list.ts';
import { planFetches } from '../../offline/plan-fetches.ts';
import { wantedInOrder } from '../../offline/wanted-files.ts';
import { fetchAll } from './fetch-all.ts';

/** How far it is: how much is done, or how it ended. */
export type Making = { readonly share: number } | 'done' | KeepFailure | undefined;

/** Fetches everything in some languages when the visitor asks for it, whatever the connection costs: he has asked. */
export function useMakeAvailable(list: OfflineList, languages: readonly [Language, ...Language[]]) {
  const [making, setMaking] = useState<Making>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fetchMissing = async (signal: AbortSignal): Promise<void> => {
    const kept = await keptNames();
    const isKept = (name: string): boolean => kept.has(name);
    const wanted = wantedInOrder(list, { languages, toolId: undefined, favorites: [] }, isKept);
    const onShare = (share: number): void => setMaking({ share });
    const failure = await fetchAll(planFetches(list, wanted, isKept), { keep: keepFiles, onShare, signal });
    noteRoom(failure !== 'noRoom');
    setMaking(signal.aborted ? undefined : (failure ?? 'done'));
  };
  const start = async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    isMakingAllAvailable.set(true);
    setMaking({ share: 0 });
    try {
      await fetchMissing(controller.signal);
    } finally {
      isMakingAllAvailable.set(false);
      running.current = undefined;
    }
  };
  return { making, start: () => void start(), cancel: () => running.current?.abort() };
}
