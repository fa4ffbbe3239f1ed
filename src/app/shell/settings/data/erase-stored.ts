import { forgetControlValues } from '#tool-ui/stored/stored-control-values.ts';
import { allSessions } from '#tool-ui/tool/tool-session.ts';
import { changeStored } from '../../stores/change-stored.ts';
import { allStored } from '../../stores/use-all-stored.ts';

/** Erases all stored data of this site and the control values of this tab. Data of other sites on the origin stays. */
export function eraseStored(): void {
  for (const session of allSessions()) session.resetAll();
  changeStored(new Map([...allStored().keys()].map((key) => [key, undefined])));
  forgetControlValues();
}
