import { isReloadHeld } from '#tool-ui/page/activity.ts';
import { forgetControlValues, hasTyped, saveControlValues } from '#tool-ui/stored/stored-control-values.ts';

/** Whether leaving this page would lose nothing: no work is running, and all control values have been stored. */
export function isFreeToLeave(): boolean {
  if (isReloadHeld()) return false;
  const isSaved = saveControlValues();
  if (!isSaved) forgetControlValues();
  return isSaved;
}

/** Whether a reload would go unnoticed: the page is hidden, or the visitor has not typed or opened a dialog. */
export const isFreeToReload = (): boolean =>
  isFreeToLeave() && (document.hidden || (!hasTyped() && document.querySelector('dialog[open]') === null));
