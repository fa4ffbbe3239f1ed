import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#ui/feedback/announce.ts';
import { useLanguage } from '../language/use-language.ts';
import { useFavorites } from '../stores/use-favorites.ts';
import { keyTarget } from './reorder-keys.ts';
import { useCardDrag } from './use-card-drag.ts';

/** Manages the order of the favorites in `list`, which visitors change by dragging or with the arrow keys. See `useCardDrag`. */
export function useFavoriteOrder(list: RefObject<HTMLElement | null>) {
  const { t, listing } = useLanguage();
  const { favorites, move } = useFavorites();
  const drag = useCardDrag((id, place) => {
    if (favorites.indexOf(id) !== place) move(id, place);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string): void => {
    if (!list.current) return;
    const { gridTemplateColumns, direction } = getComputedStyle(list.current);
    const grid = { count: favorites.length, columns: gridTemplateColumns.split(' ').length, direction };
    const target = keyTarget(event.key, favorites.indexOf(id), grid);
    if (target === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    flushSync(() => move(id, target));
    handle.focus(); // the move has removed the focus
    announce(t('home.moved', { name: listing[id]?.name ?? id, position: target + 1, total: favorites.length }));
  };
  return { ...drag, onKeyDown };
}
