import { saveDrafts } from '#workbench/stored/stored-drafts.ts';

/** The drafts of this tab in session storage. Saves them first, as when the page is left. */
export function readDrafts(): readonly (readonly [key: string, value: string])[] {
  try {
    saveDrafts();
    return Object.entries(sessionStorage).filter((entry): entry is [string, string] => entry[0].startsWith('draft:'));
  } catch {
    return []; // blocked by the browser's settings
  }
}
