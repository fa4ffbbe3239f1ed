import { findTool } from '../../../catalog.ts';
import { parsePresets, type Preset, readPreset, stringifyPresets } from '../../../../features/presets/preset.ts';
import { type Entry, entriesOf, type Json, leavingOut, type Part, takenTogether } from '../part.ts';

const KEY = 'presets';

const isTool = (id: string): boolean => findTool(id) !== undefined;
const entryOf = (preset: Preset): Entry => ({ name: preset.name, value: { ...preset } });
const presetOf = ({ value }: Entry): Preset | undefined => readPreset(value, isTool);

const nameIn = (entry: unknown): string => {
  const name = entriesOf(entry).find(([key]) => key === 'name')?.[1];
  return typeof name === 'string' ? name : '';
};

/** A list of presets, identified by their names. */
export const presetsPart: Part = {
  id: 'presets',
  keyOf: () => KEY,
  read: (stored) => parsePresets(stored.get(KEY), isTool).presets.map(entryOf),
  give: (entries): Json => entries.map(({ value }) => value),
  take: (content) =>
    Array.isArray(content)
      ? takenTogether(
          content.map((entry: unknown) => {
            const preset = readPreset(entry, isTool);
            return preset ? { entries: [entryOf(preset)], leftOut: [] } : leavingOut(nameIn(entry), 'wrongValue');
          }),
        )
      : leavingOut('', 'wrongValue'),
  write: (entries, staying) =>
    stringifyPresets({ presets: entries.flatMap((entry) => presetOf(entry) ?? []), broken: parsePresets(staying, isTool).broken }),
};
