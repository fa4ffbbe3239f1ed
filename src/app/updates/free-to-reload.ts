import { isReloadHeld } from '#workbench/page/activity.ts';
import { forgetDrafts, hasTyped, saveDrafts } from '#workbench/stored/stored-drafts.ts';

/** Whether this page can go without anything being lost: no work runs, and all that was typed is stored for the next page. */
export function isFreeToLeave(): boolean {
  if (isReloadHeld()) return false;
  const isSaved = saveDrafts();
  if (!isSaved) forgetDrafts();
  return isSaved;
}

/** Whether nobody would notice a reload: the page is hidden, or nothing was done to it. */
export const isFreeToReload = (): boolean =>
  isFreeToLeave() && (document.hidden || (!hasTyped() && document.querySelector('dialog[open]') === null));
