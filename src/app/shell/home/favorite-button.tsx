import { Icon } from '#ui/image/icon.tsx';
import { useFavorites } from '../stores/use-favorites.ts';
import { useLanguage } from '../language/use-language.ts';

/** The heart button that adds a tool to the favorites or removes it. */
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
      {/* The style sheet displays the filled icon while the button is pressed. */}
      <Icon name="heart" />
      <Icon name="heart-filled" />
    </button>
  );
}
