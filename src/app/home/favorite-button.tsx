import { Icon } from '#ui/image/icon.tsx';
import { useFavorites } from '../stores/use-favorites.ts';
import { useLanguage } from '../language/use-language.ts';

/** The heart of a tool. */
export function FavoriteButton({ toolId }: { readonly toolId: string }) {
  const { t, listing } = useLanguage();
  const { favorites, toggle } = useFavorites();
  return (
    <button
      type="button"
      className="heart"
      aria-label={t('tool.favorite', { name: listing[toolId]?.name ?? toolId })}
      aria-pressed={favorites.includes(toolId)}
      onClick={() => toggle(toolId)}
    >
      {/* The style sheet shows the filled one while the button is pressed. */}
      <Icon name="heart" />
      <Icon name="heart-filled" />
    </button>
  );
}
