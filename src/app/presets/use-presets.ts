import { useMemo } from 'react';
import { readStored } from '#workbench/stored/storage.ts';
import { findTool } from '../catalog.ts';
import { changeStored } from '../stores/change-stored.ts';
import { useStored } from '../stores/use-stored.ts';
import { freeName, parsePresets, type Preset, renamedPreset, stringifyPresets, withoutPreset, withPreset } from './preset.ts';

const KEY = 'presets';

const isTool = (id: string): boolean => findTool(id) !== undefined;

/** What a preset is made of beside what tells it from others. */
export type NewPreset = { readonly name: string } & ({ readonly tool: string; readonly values: string } | { readonly steps: string });

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Changes what is stored now, whoever wrote it, and gives back what takes it back; `undefined` where there is no room, or nothing may be written. */
function changePresets(change: (presets: readonly Preset[]) => readonly Preset[]): (() => void) | undefined {
  const { presets, broken, isNewer } = parsePresets(readStored(KEY), isTool);
  if (isNewer) return undefined;
  const before = changeStored(new Map([[KEY, stringifyPresets({ presets: change(presets), broken })]]));
  return before && (() => void changeStored(before));
}

export const savePreset = (preset: NewPreset) =>
  changePresets((presets) => withPreset(presets, { ...preset, id: newId(), created: new Date().toISOString() }));

export const renamePreset = (id: string, name: string) => changePresets((presets) => renamedPreset(presets, id, name));

export const deletePreset = (id: string) => changePresets((presets) => withoutPreset(presets, id));

export const duplicatePreset = (id: string) =>
  changePresets((presets) => {
    const at = presets.findIndex((preset) => preset.id === id);
    const preset = presets[at];
    return preset ? presets.toSpliced(at + 1, 0, { ...preset, id: newId(), name: freeName(presets, preset.name) }) : presets;
  });

/** The visitor's presets, in step with other tabs; none in the prerendered page. */
export function usePresets() {
  const stored = useStored(KEY);
  return useMemo(() => parsePresets(stored, isTool), [stored]);
}
