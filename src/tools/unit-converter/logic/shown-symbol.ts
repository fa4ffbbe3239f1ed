import type { Gallons } from '#pure/quantities/unit-index.ts';

/** Removes the prefix of the selected gallons: `gal` means the selected one. */
export function shownSymbol(text: string, gallons: Gallons): string {
  return text.replaceAll(gallons === 'us' ? /\bUS /g : /\bimp /g, '');
}
