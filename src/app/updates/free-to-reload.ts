import { isReloadHeld } from '#workbench/page/activity.ts';
import { forgetDrafts, hasTyped, saveDrafts } from '#workbench/stored/stored-drafts.ts';

/** Whether leaving this page would lose nothing: no work is running, and all drafts have been stored. */
export function isFreeToLeave(): boolean {
  if (isReloadHeld()) return false;
  const isSaved = saveDrafts();
  if (!isSaved) forgetDrafts();
  return isSaved;
}

/** Whether a reload would go unnoticed: the page is hidden, or the visitor has not typed or opened a dialog. */
export const isFreeToReload = (): boolean =>
  isFreeToLeave() && (document.hidden || (!hasTyped() && document.querySelector('dialog[open]') === null));
