import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#ui/feedback/announce.ts';
import { Icon } from '#ui/image/icon.tsx';
import { findTool } from '../catalog.ts';
import { useFavorites } from '../stores/use-favorites.ts';
import { useLanguage } from '../language/use-language.ts';
import { keyTarget } from './reorder-keys.ts';
import { ToolCard } from './tool-card.tsx';
import { useCardDrag } from './use-card-drag.ts';

/** The visitor's favorites, in the order that he gives them by dragging or with the arrow keys. */
export function FavoriteTools({ newIds }: { readonly newIds: ReadonlySet<string> }) {
  const { t, listing } = useLanguage();
  const { favorites, move } = useFavorites();
  const list = useRef<HTMLUListElement>(null);
  const { dragged, handlers } = useCardDrag((id, place) => {
    if (favorites.indexOf(id) !== place) move(id, place);
  });
  if (favorites.length === 0) return null;

  const nameOf = (id: string): string => listing[id]?.name ?? id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string): void => {
    if (!list.current) return;
    const { gridTemplateColumns, direction } = getComputedStyle(list.current);
    const grid = { count: favorites.length, columns: gridTemplateColumns.split(' ').length, direction };
    const target = keyTarget(event.key, favorites.indexOf(id), grid);
    if (target === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    flushSync(() => move(id, target));
    handle.focus(); // lost when the card was put elsewhere
    announce(t('home.moved', { name: nameOf(id), position: target + 1, total: favorites.length }));
  };

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
                      aria-label={t('home.moveHandle', { name: nameOf(id) })}
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
