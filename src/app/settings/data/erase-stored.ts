import { forgetDrafts } from '#workbench/stored/stored-drafts.ts';
import { allSessions } from '#workbench/tool/tool-session.ts';
import { changeStored } from '../../stores/change-stored.ts';
import { allStored } from '../../stores/use-all-stored.ts';

/** Erases all that this site has stored, and what was typed in this tab. What other sites of the origin have stays. */
export function eraseStored(): void {
  for (const session of allSessions()) session.resetAll();
  changeStored(new Map([...allStored().keys()].map((key) => [key, undefined])));
  forgetDrafts();
}
