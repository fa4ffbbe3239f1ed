import { findTool } from '../../shell/catalog.ts';
import type { Preset } from './preset.ts';

/** The address that a preset opens, below the base path: the page and its fragment. */
export const targetOf = (preset: Preset): { readonly page: string; readonly query: string } =>
  'tool' in preset ? { page: preset.tool, query: preset.values } : { page: 'steps', query: preset.steps };

export const iconOf = (preset: Preset): string => ('tool' in preset ? (findTool(preset.tool)?.icon ?? '') : 'stairs');
