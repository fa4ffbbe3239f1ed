import { text } from '#core/fields.ts';
import { tinyStore } from '#tool-ui/page/tiny-store.ts';
import type { ToolFields } from '#tool-ui/stored/control-values.ts';
import { saveControlValues } from '#tool-ui/stored/stored-control-values.ts';
import { sessionOf } from '#tool-ui/tool/tool-session.ts';
import { type Chain, emptyChain } from './chain.ts';
import { chainOf, queryOf } from './chain-link.ts';
import { type History, historyOf } from './history.ts';
import type { FindStep } from './step-tool.ts';

/** The chain is stored with the control values of this tab, under its own name, as the query of a link. */
const fields: ToolFields = { inputs: { chain: text() }, options: {} };
const session = sessionOf('steps');

/** In UTF-16 code units. Longer inputs are lost on reload, because the query of a link may need three times the space. */
const LONGEST_DRAFT = 300_000;

/** The chain and its history, including files and secrets. Kept in memory across the pages of the site. */
export const chains = tinyStore<History<Chain>>(historyOf(emptyChain));

/** The names in the link that were left out as unknown. */
export const leftOutNames = tinyStore<readonly string[]>([]);

/** The chain from before a reload. */
export function restoredChain(find: FindStep): Chain {
  const kept = session.controlValues['chain'];
  return typeof kept === 'string' ? chainOf(kept, find).chain : emptyChain;
}

/** The pending write. It is delayed, so that large inputs are not stored on every key press. */
let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly keep: () => void } | undefined;
const PAUSE_MS = 500;

function keepNow(): void {
  clearTimeout(waiting?.timer);
  waiting?.keep();
  waiting = undefined;
}

let unfollow: (() => void) | undefined;

/** Clears the chain when the visitor has erased all stored data. */
function forgetErased(): void {
  if (session.controlValues['chain'] === undefined) chains.set(historyOf(emptyChain));
}

/** Saves again when the page is left, because other listeners may have saved the control values earlier. */
function keepAtEnd(): void {
  if (!waiting) return;
  keepNow();
  saveControlValues();
}
if (typeof window !== 'undefined') addEventListener('pagehide', keepAtEnd);

/** Stores the chain. Also removes the link from the address, so that a reload restores the visitor's changes instead. */
export function keepChain(chain: Chain, find: FindStep): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  clearTimeout(waiting?.timer);
  const keep = (): void => {
    const isLong = chain.input.text.length > LONGEST_DRAFT;
    session.change(fields, 'chain', queryOf(chain, find, !isLong));
    unfollow ??= session.subscribe(forgetErased);
  };
  waiting = { timer: setTimeout(keepNow, PAUSE_MS), keep };
}
