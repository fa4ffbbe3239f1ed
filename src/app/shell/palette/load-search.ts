import type { Language } from '#core/languages.ts';
import { keywords } from '#generated/keywords.ts';
import { findTool } from '../catalog.ts';
import type { PaletteEntry } from './entry.ts';
import { createSearch, type Search } from './search-entries.ts';
import { searchableTool } from './tool-entry.ts';

/** Adds keywords and English names to the tools among the entries, and creates a search over all entries. */
export async function loadSearch(
  language: Language,
  stops: ReadonlySet<string>,
): Promise<(entries: readonly PaletteEntry[]) => Search<PaletteEntry>> {
  const { default: known } = await keywords[language]();
  return (entries) =>
    createSearch(
      entries.map((entry) => {
        const more = entry.group === 'tools' ? known[entry.id] : undefined;
        return more ? { ...entry, ...searchableTool({ ...entry, ...more, redirectFrom: findTool(entry.id)?.redirectFrom }) } : entry;
      }),
      stops,
    );
}
