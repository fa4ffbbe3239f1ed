import { findFormerTool } from '../../catalog.ts';
import { idOf, loadNames } from '../../stores/use-favorites.ts';
import type { Known } from './part.ts';

/** Loads the data that files are checked against. Only import and export need it. */
export async function loadKnown(): Promise<Known> {
  const [names, { rememberedFields: fields }] = await Promise.all([loadNames(), import('#generated/remembered-fields.ts')]);
  return {
    favoriteId: (favorite) => idOf(favorite, names) ?? findFormerTool(favorite.replace(/^\//, ''))?.id,
    fieldsOf: (toolId) => (Object.hasOwn(fields, toolId) ? fields[toolId] : undefined),
  };
}
