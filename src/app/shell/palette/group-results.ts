import type { PaletteEntry, PaletteGroup } from './entry.ts';

/** The number of lines that a group shows until the visitor expands it. */
const MAX_PER_GROUP = 5;

/** A line of the palette: an entry, or the button that shows all entries of its group. */
export type PaletteLine =
  | { readonly kind: 'entry'; readonly entry: PaletteEntry }
  | { readonly kind: 'showAll'; readonly group: PaletteGroup; readonly count: number };

export interface GroupedLines {
  readonly group: PaletteGroup;
  readonly lines: readonly PaletteLine[];
  /** The index of the first line among all lines. */
  readonly start: number;
}

/** Groups the results, with the group of the best result first. */
export function groupResults(results: readonly PaletteEntry[], expanded: ReadonlySet<PaletteGroup>): readonly GroupedLines[] {
  const groups = Map.groupBy(results, ({ group }) => group);
  let start = 0;
  return [...groups].map(([group, entries]) => {
    const shown = expanded.has(group) ? entries : entries.slice(0, MAX_PER_GROUP);
    const lines: readonly PaletteLine[] = [
      ...shown.map((entry) => ({ kind: 'entry', entry }) as const),
      ...(shown.length < entries.length ? [{ kind: 'showAll', group, count: entries.length } as const] : []),
    ];
    const grouped = { group, lines, start };
    start += lines.length;
    return grouped;
  });
}
