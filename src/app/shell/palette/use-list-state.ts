import { useState } from 'react';
import type { Held } from '../../features/detection/content.ts';
import type { PaletteEntry, PaletteGroup } from './entry.ts';
import type { PaletteLine } from './group-results.ts';

interface ListState {
  readonly content: Held;
  readonly typed: string;
  /** The line that was last moved or pointed to. */
  readonly chosen: string | undefined;
  /** The ids of the answers at that time. */
  readonly places: readonly string[];
  readonly expanded: ReadonlySet<PaletteGroup>;
  /** Whether the content for an opened tool could not be read. */
  readonly hasFailed: boolean;
}

const fresh = (content: Held, typed: string): ListState => ({
  content,
  typed,
  chosen: undefined,
  places: [],
  expanded: new Set(),
  hasFailed: false,
});

const idOf = (line: PaletteLine): string => (line.kind === 'entry' ? `${line.entry.group} ${line.entry.id}` : `all ${line.group}`);

/** The visitor's actions in a list, which apply to one content. Lines keep their order once the visitor has chosen one. */
export function useListState(content: Held, typed: string) {
  const [last, setLast] = useState(fresh(content, typed));
  const state = last.content === content && last.typed === typed ? last : fresh(content, typed);
  const { chosen, places, expanded, hasFailed } = state;
  return {
    expanded,
    hasFailed,
    expand: (group: PaletteGroup): void => setLast({ ...state, expanded: new Set([...expanded, group]) }),
    fail: (): void => setLast({ ...state, hasFailed: true }),
    move(lines: readonly PaletteLine[], index: number): void {
      const line = lines[index];
      const answers = lines.flatMap((other) => (other.kind === 'entry' && other.entry.found ? [other.entry.id] : []));
      if (line) setLast({ ...state, chosen: idOf(line), places: chosen === undefined ? answers : places });
    },
    /** The index of the active line; the first one by default. */
    activeOf: (lines: readonly PaletteLine[]): number =>
      Math.max(
        0,
        lines.findIndex((line) => idOf(line) === chosen),
      ),
    /** Sorts later answers after those that existed when the visitor chose a line. */
    keepPlaces(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
      if (chosen === undefined || places.length === 0) return entries;
      const answers = entries.filter(({ found }) => found);
      const placeOf = ({ id }: PaletteEntry): number => (places.includes(id) ? places.indexOf(id) : places.length);
      const kept = answers.toSorted((one, other) => placeOf(one) - placeOf(other));
      return entries.map((entry) => (entry.found ? (kept[answers.indexOf(entry)] ?? entry) : entry));
    },
  };
}
