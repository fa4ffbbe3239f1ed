import { useEffect, useState } from 'react';
import type { Language } from '#core/languages.ts';
import type { PaletteEntry } from './entry.ts';
import type { Search } from './search-entries.ts';

type Index = (entries: readonly PaletteEntry[]) => Search<PaletteEntry>;

/** The search over the palette's entries, loaded when the palette first opens; `undefined` until then. */
export function useSearch(
  entries: readonly PaletteEntry[],
  language: Language,
  stops: ReadonlySet<string>,
): Search<PaletteEntry> | undefined {
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly index: Index }>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { loadSearch } = await import('./load-search.ts');
      const index = await loadSearch(language, stops);
      if (isWanted) setLoaded({ language, index });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [language, stops]);
  return loaded?.language === language ? loaded.index(entries) : undefined;
}
