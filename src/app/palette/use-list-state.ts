import { useState } from 'react';
import type { Held } from '../detection/content.ts';
import type { PaletteEntry, PaletteGroup } from './entry.ts';
import type { PaletteLine } from './group-results.ts';

interface ListState {
  readonly content: Held;
  readonly typed: string;
  /** The line that was moved to or pointed at. */
  readonly chosen: string | undefined;
  /** The answers as they stood then. */
  readonly places: readonly string[];
  readonly expanded: ReadonlySet<PaletteGroup>;
  /** What was to be opened could not be read. */
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

/** What a visitor has done in a list: it holds for one content, and the list does not move under him. */
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
    /** The place of the active line: before anything is chosen the first. */
    activeOf: (lines: readonly PaletteLine[]): number =>
      Math.max(
        0,
        lines.findIndex((line) => idOf(line) === chosen),
      ),
    /** Answers that came after something was chosen stand behind those that were there. */
    keepPlaces(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
      if (chosen === undefined || places.length === 0) return entries;
      const answers = entries.filter(({ found }) => found);
      const placeOf = ({ id }: PaletteEntry): number => (places.includes(id) ? places.indexOf(id) : places.length);
      const kept = answers.toSorted((one, other) => placeOf(one) - placeOf(other));
      return entries.map((entry) => (entry.found ? (kept[answers.indexOf(entry)] ?? entry) : entry));
    },
  };
}
