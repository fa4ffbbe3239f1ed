import type { Part } from '../part.ts';
import { favoritesPart } from './favorites-part.ts';
import { listsPart } from './lists-part.ts';
import { optionsPart } from './options-part.ts';
import { presetsPart } from './presets-part.ts';
import { settingsPart } from './settings-part.ts';

/** The exported and imported parts in display order. */
export const parts: readonly Part[] = [favoritesPart, presetsPart, optionsPart, listsPart, settingsPart];
