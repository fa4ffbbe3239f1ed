import { useEffect, useRef, useState } from 'react';
import type { Language } from '#core/languages.ts';
import { type KeepFailure, keepFiles, keptNames } from '../../../platform/offline/kept-files.ts';
import { isMakingAllAvailable } from '../../../platform/offline/making-all-available.ts';
import { noteRoom } from '../../../platform/offline/no-room.ts';
import type { OfflineList } from '../../../platform/offline/offline-list.ts';
import { planFetches } from '../../../platform/offline/plan-fetches.ts';
import { wantedInOrder } from '../../../platform/offline/wanted-files.ts';
import { fetchAll } from './fetch-all.ts';

/** The progress or the outcome. */
export type Making = { readonly share: number } | 'done' | KeepFailure | undefined;

/** Downloads everything in these languages at the visitor's request, even on a metered connection. */
export function useMakeAvailable(list: OfflineList, languages: readonly [Language, ...Language[]]) {
  const [making, setMaking] = useState<Making>();
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      isMakingAllAvailable.set(false);
    },
    [],
  );

  const end = (controller: AbortController, outcome: Making): void => {
    if (running.current !== controller) return; // canceled
    running.current = undefined;
    isMakingAllAvailable.set(false);
    setMaking(outcome);
  };
  const run = async (controller: AbortController): Promise<KeepFailure | 'done'> => {
    const kept = await keptNames();
    const isKept = (name: string): boolean => kept.has(name);
    const wanted = wantedInOrder(list, { languages, toolId: undefined, favorites: [] }, isKept);
    const onShare = (share: number): void => setMaking((before) => (running.current === controller ? { share } : before));
    const failure = await fetchAll(planFetches(list, wanted, isKept), { keep: keepFiles, onShare, signal: controller.signal });
    if (failure === undefined || failure === 'noRoom') noteRoom(failure === undefined);
    return failure ?? 'done';
  };
  const start = async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    isMakingAllAvailable.set(true);
    setMaking({ share: 0 });
    end(controller, await run(controller));
  };
  const cancel = (): void => {
    const { current } = running;
    if (!current) return;
    current.abort();
    end(current, undefined); // pending requests may still finish
  };
  return { making, start: () => void start(), cancel };
}
