import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { takeContinued } from '#tool-ui/hand-over/continued.ts';
import { type Chain, emptyChain } from './chain.ts';
import { chainOf } from './chain-link.ts';
import { chains, keepChain, leftOutNames, restoredChain } from './chain-store.ts';
import { chainOfContinued } from './chain-of-continued.ts';
import { changed, historyOf, redone, undone } from './history.ts';
import type { FindStep } from './step-tool.ts';

const nothingYet = historyOf(emptyChain);

/** The chain of the page and its actions. Empty until the tools are known. */
export function useChain(find: FindStep | undefined) {
  const history = useSyncExternalStore(chains.subscribe, chains.read, () => nothingYet);
  const { hash } = useLocation();
  const leftOut = useSyncExternalStore(leftOutNames.subscribe, leftOutNames.read, leftOutNames.read);

  useEffect(() => {
    if (!find) return;
    const continued = takeContinued();
    const read = hash === '' || hash === '#' ? undefined : chainOf(hash.slice(1), find);
    if (continued) chains.set(changed(chains.read(), chainOfContinued(continued, find)));
    else if (read) chains.set(changed(chains.read(), read.chain));
    else if (chains.read().present === emptyChain) chains.set(historyOf(restoredChain(find)));
    leftOutNames.set(read?.leftOut ?? []);
  }, [find, hash]);

  const change = (next: (chain: Chain) => Chain, about?: string): void => {
    const before = chains.read();
    const after = changed(before, next(before.present), about);
    if (after === before) return;
    chains.set(after);
    leftOutNames.set([]);
    if (find) keepChain(after.present, find);
  };
  const travel = (next: typeof undone<Chain>): void => {
    const after = next(chains.read());
    chains.set(after);
    if (find) keepChain(after.present, find);
  };

  return {
    chain: history.present,
    leftOut,
    change,
    undo: history.past.length > 0 ? () => travel(undone) : undefined,
    redo: history.future.length > 0 ? () => travel(redone) : undefined,
  };
}
