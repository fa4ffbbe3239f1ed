import { useEffect } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/image/icon.tsx';
import { type CatalogEntry, findTool } from '../catalog.ts';
import { type MenuGroup, toggleCategory, useCollapsedCategories } from '../stores/categories.ts';
import { useFavorites } from '../stores/use-favorites.ts';
import { useLanguage } from '../language/use-language.ts';
import { MENU_ID } from './use-menu.ts';

const toolsOf = (ids: readonly string[]): readonly CatalogEntry[] => ids.flatMap((id) => findTool(id) ?? []);

/** All tools by category, the visitor's favorites first. */
export function ToolMenu() {
  const { menu, page } = useLanguage();
  const { favorites } = useFavorites();
  const folded = useCollapsedCategories();
  useEffect(() => showInMenu(page), [page]);

  return (
    <>
      {favorites.length > 0 && <MenuSection group="favorites" tools={toolsOf(favorites)} isFolded={folded.includes('favorites')} />}
      {menu.map(({ category, tools }) => (
        <MenuSection key={category} group={category} tools={tools} isFolded={folded.includes(category)} />
      ))}
    </>
  );
}

interface MenuSectionProps {
  readonly group: MenuGroup;
  readonly tools: readonly CatalogEntry[];
  readonly isFolded: boolean;
}

// What is folded is hidden by the style sheet (`data-collapsed` on <html>), so that it is so from the first paint on.
function MenuSection({ group, tools, isFolded }: MenuSectionProps) {
  const { t, listing, page, pathOf } = useLanguage();
  return (
    <div data-group={group}>
      <button type="button" aria-expanded={!isFolded} aria-controls={`menu-${group}`} onClick={() => toggleCategory(group)}>
        {t(`categories.${group}`)}
        <Icon name="chevron-down" />
      </button>
      <ul id={`menu-${group}`}>
        {tools.map(({ id, icon }) => (
          <li key={id}>
            <Link to={pathOf(id)} prefetch="intent" aria-current={id === page ? 'page' : undefined}>
              <Icon name={icon} />
              {listing[id]?.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scrolls the menu, and nothing else, to the tool that is shown. */
function showInMenu(page: string): void {
  const menu = document.getElementById(MENU_ID);
  const active = page === '' ? undefined : menu?.querySelector('[aria-current]');
  if (!menu || !active) return;
  const { top, bottom } = active.getBoundingClientRect();
  const view = menu.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) menu.scrollTop += top - view.top - view.height / 3;
}
