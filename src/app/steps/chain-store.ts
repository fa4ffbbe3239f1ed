import { text } from '#core/fields.ts';
import { tinyStore } from '#workbench/page/tiny-store.ts';
import type { ToolFields } from '#workbench/stored/drafts.ts';
import { sessionOf } from '#workbench/tool/tool-session.ts';
import { type Chain, emptyChain } from './chain.ts';
import { chainOf, queryOf } from './chain-link.ts';
import { type History, historyOf } from './history.ts';
import type { FindStep } from './step-tool.ts';

/** The chain is kept with what is typed in this tab, under a name of its own, as the query of a link. */
const fields: ToolFields = { inputs: { chain: text() }, options: {} };
const session = sessionOf('steps');

/** In UTF-16 code units: a longer input is not there any more after a reload. */
const LONGEST_DRAFT = 1_000_000;

/** As long as the page is open, wherever in the site one goes: files and secrets, too. */
export const chains = tinyStore<History<Chain>>(historyOf(emptyChain));

/** The names in the link to the chain that nothing here has. */
export const leftOutNames = tinyStore<readonly string[]>([]);

/** What was here before a reload. */
export function restoredChain(find: FindStep): Chain {
  const kept = session.drafts['chain'];
  return typeof kept === 'string' ? chainOf(kept, find).chain : emptyChain;
}

export function keepChain(chain: Chain, find: FindStep): void {
  const whole = queryOf(chain, find, true);
  session.change(fields, 'chain', whole.length < LONGEST_DRAFT ? whole : queryOf(chain, find, false));
}
