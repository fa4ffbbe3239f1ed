import { findTool } from '../catalog.ts';
import type { Preset } from './preset.ts';

/** The address of what it opens, below the base path: the page, and the fragment behind it. */
export const targetOf = (preset: Preset): { readonly page: string; readonly query: string } =>
  'tool' in preset ? { page: preset.tool, query: preset.values } : { page: 'steps', query: preset.steps };

export const iconOf = (preset: Preset): string => ('tool' in preset ? (findTool(preset.tool)?.icon ?? '') : 'stairs');
