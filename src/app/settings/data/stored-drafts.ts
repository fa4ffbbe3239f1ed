import { saveDrafts } from '#workbench/stored/stored-drafts.ts';

/** What was typed in this tab, as it is kept in the tab's storage: it is put there now as when the page is left. */
export function readDrafts(): readonly (readonly [key: string, value: string])[] {
  try {
    saveDrafts();
    return Object.entries(sessionStorage).filter((entry): entry is [string, string] => entry[0].startsWith('draft:'));
  } catch {
    return []; // blocked by the browser's settings
  }
}
