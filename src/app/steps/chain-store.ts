import { text } from '#core/fields.ts';
import { tinyStore } from '#workbench/page/tiny-store.ts';
import type { ToolFields } from '#workbench/stored/drafts.ts';
import { saveDrafts } from '#workbench/stored/stored-drafts.ts';
import { sessionOf } from '#workbench/tool/tool-session.ts';
import { type Chain, emptyChain } from './chain.ts';
import { chainOf, queryOf } from './chain-link.ts';
import { type History, historyOf } from './history.ts';
import type { FindStep } from './step-tool.ts';

/** The chain is kept with what is typed in this tab, under a name of its own, as the query of a link. */
const fields: ToolFields = { inputs: { chain: text() }, options: {} };
const session = sessionOf('steps');

/** In UTF-16 code units, of which a link has three for some: a longer input is not there any more after a reload. */
const LONGEST_DRAFT = 300_000;

/** As long as the page is open, wherever in the site one goes: files and secrets, too. */
export const chains = tinyStore<History<Chain>>(historyOf(emptyChain));

/** The names in the link to the chain that nothing here has. */
export const leftOutNames = tinyStore<readonly string[]>([]);

/** What was here before a reload. */
export function restoredChain(find: FindStep): Chain {
  const kept = session.drafts['chain'];
  return typeof kept === 'string' ? chainOf(kept, find).chain : emptyChain;
}

/** What waits to be kept: a megabyte is not written anew at every key. */
let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly keep: () => void } | undefined;
const PAUSE_MS = 500;

function keepNow(): void {
  clearTimeout(waiting?.timer);
  waiting?.keep();
  waiting = undefined;
}

let unfollow: (() => void) | undefined;

/** Whoever erases all that is kept does not find the chain here again. */
function forgetErased(): void {
  if (session.drafts['chain'] === undefined) chains.set(historyOf(emptyChain));
}

/** What was typed is stored as the page is left, perhaps before this was heard of. */
function keepAtEnd(): void {
  if (!waiting) return;
  keepNow();
  saveDrafts();
}
if (typeof window !== 'undefined') addEventListener('pagehide', keepAtEnd);

/** From the first change on the visitor's own doing counts: a link leaves the address at once, so that a reload brings back what was done. */
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
