import type { Gallons } from '#pure/quantities/unit-index.ts';

/** As the choice has it: `gal` alone is the one of the two that is meant. */
export function shownSymbol(text: string, gallons: Gallons): string {
  return text.replaceAll(gallons === 'us' ? /\bUS /g : /\bimp /g, '');
}
