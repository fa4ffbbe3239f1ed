import { saveControlValues } from '#tool-ui/stored/stored-control-values.ts';

/** The control values of this tab in session storage. Saves them first, as when the page is left. */
export function readControlValues(): readonly (readonly [key: string, value: string])[] {
  try {
    saveControlValues();
    return Object.entries(sessionStorage).filter((entry): entry is [string, string] => entry[0].startsWith('draft:'));
  } catch {
    return []; // blocked by the browser's settings
  }
}
