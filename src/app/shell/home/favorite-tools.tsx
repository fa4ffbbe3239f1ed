import { useRef } from 'react';
import { Icon } from '#ui/image/icon.tsx';
import { findTool } from '../catalog.ts';
import { useFavorites } from '../stores/use-favorites.ts';
import { useLanguage } from '../language/use-language.ts';
import { ToolCard } from './tool-card.tsx';
import { useFavoriteOrder } from './use-favorite-order.ts';

/** The visitor's favorites, which can be reordered by dragging or with the arrow keys. */
export function FavoriteTools({ newIds }: { readonly newIds: ReadonlySet<string> }) {
  const { t, listing } = useLanguage();
  const { favorites } = useFavorites();
  const list = useRef<HTMLUListElement>(null);
  const { dragged, handlers, onKeyDown } = useFavoriteOrder(list);

  const canMove = favorites.length > 1;
  return (
    <section aria-labelledby="favorites-title">
      <h2 id="favorites-title">{t('home.favorites')}</h2>
      {canMove && <p className="hint">{t('home.reorderHint')}</p>}
      <ul ref={list} className="cards" {...handlers}>
        {favorites.map((id) => {
          const tool = findTool(id);
          return (
            tool && (
              <li key={id} data-card={id} data-dragged={dragged === id ? '' : undefined}>
                <ToolCard tool={tool} isNew={newIds.has(id)}>
                  {canMove && (
                    <button
                      type="button"
                      className="heart"
                      data-handle
                      aria-label={t('home.moveHandle', { name: listing[id]?.name ?? id })}
                      onKeyDown={(event) => onKeyDown(event, id)}
                    >
                      <Icon name="grip-vertical" />
                    </button>
                  )}
                </ToolCard>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
