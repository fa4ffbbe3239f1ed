import { useMemo } from 'react';
import { readStored } from '#tool-ui/stored/storage.ts';
import { findTool } from '../../shell/catalog.ts';
import { changeStored } from '../../shell/stores/change-stored.ts';
import { useStored } from '../../shell/stores/use-stored.ts';
import { freeName, parsePresets, type Preset, renamedPreset, stringifyPresets, withoutPreset, withPreset } from './preset.ts';

const KEY = 'presets';

const isTool = (id: string): boolean => findTool(id) !== undefined;

/** The data of a preset, without id and creation time. */
export type NewPreset = { readonly name: string } & ({ readonly tool: string; readonly values: string } | { readonly steps: string });

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Changes the presets in storage. Returns a function that undoes the change, or `undefined` if storage is full or a newer release wrote it.
 */
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

/** The visitor's presets, synchronized across tabs. Empty in prerendered pages. */
export function usePresets() {
  const stored = useStored(KEY);
  return useMemo(() => parsePresets(stored, isTool), [stored]);
}
