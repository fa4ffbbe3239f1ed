import { findTool } from '../catalog.ts';
import { useFavorites } from '../stores/use-favorites.ts';
import { useLanguage } from '../use-language.ts';
import { ToolSection } from './tool-section.tsx';

export function FavoriteTools({ newIds }: { readonly newIds: ReadonlySet<string> }) {
  const { t } = useLanguage();
  const { favorites } = useFavorites();
  if (favorites.length === 0) return null;
  return <ToolSection id="favorites" title={t('home.favorites')} tools={favorites.flatMap((id) => findTool(id) ?? [])} newIds={newIds} />;
}
