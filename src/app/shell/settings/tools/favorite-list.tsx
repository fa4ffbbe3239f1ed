import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/image/icon.tsx';
import { findTool } from '../../catalog.ts';
import { useFavoriteOrder } from '../../home/use-favorite-order.ts';
import { useLanguage } from '../../language/use-language.ts';
import { changeStored } from '../../stores/change-stored.ts';
import { FAVORITES_KEY, stringifyFavorites, toggleFavorite } from '../../stores/favorites.ts';
import { useFavorites } from '../../stores/use-favorites.ts';
import { SettingsGroup } from '../settings-section.tsx';
import { useSettings } from '../settings-context.ts';

/** The favorites, which can be reordered and removed. */
export function FavoriteList() {
  const { t, offerUndo } = useSettings();
  const { t: shellText, listing, pathOf } = useLanguage();
  const { favorites } = useFavorites();
  const list = useRef<HTMLUListElement>(null);
  const { dragged, handlers, onKeyDown } = useFavoriteOrder(list);

  const nameOf = (id: string): string => listing[id]?.name ?? id;
  const remove = (id: string): void => {
    const before = changeStored(new Map([[FAVORITES_KEY, stringifyFavorites(toggleFavorite(favorites, id))]]));
    if (!before) return;
    const text = t('tools.removed', { name: nameOf(id) });
    offerUndo({ text, undo: () => changeStored(before), control: `remove-${id}` });
  };
  const lines: readonly ReactNode[] = favorites.map((id) => (
    <li
      key={id}
      data-card={id}
      data-dragged={dragged === id ? '' : undefined}
      className="flex min-h-9 items-center gap-2 border-b bg-surface px-1.5 last:border-b-0"
    >
      {favorites.length > 1 && (
        <button
          type="button"
          className="heart"
          data-handle
          aria-label={shellText('home.moveHandle', { name: nameOf(id) })}
          onKeyDown={(event) => onKeyDown(event, id)}
        >
          <Icon name="grip-vertical" />
        </button>
      )}
      <Icon name={findTool(id)?.icon ?? ''} className="shrink-0 text-accent" />
      <Link to={pathOf(id)} draggable={false} className="min-w-0 grow wrap-anywhere hover:underline">
        {nameOf(id)}
      </Link>
      <Button
        variant="text"
        size="small"
        icon="x"
        name={`remove-${id}`}
        aria-label={t('tools.remove', { name: nameOf(id) })}
        className="w-7 px-0!"
        onClick={() => remove(id)}
      />
    </li>
  ));

  return (
    <SettingsGroup heading={t('tools.favorites')}>
      {favorites.length === 0 && <p className="text-ink-soft">{t('tools.noFavorites')}</p>}
      {favorites.length > 1 && <p className="text-xs text-ink-soft">{t('tools.orderHint')}</p>}
      <ul ref={list} hidden={favorites.length === 0} className="grid grid-cols-1 overflow-hidden rounded-md border" {...handlers}>
        {lines}
      </ul>
    </SettingsGroup>
  );
}
