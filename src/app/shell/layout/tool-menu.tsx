import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/image/icon.tsx';
import { when } from '#tool-ui/page/when.ts';
import { type CatalogEntry, findTool } from '../catalog.ts';
import { type MenuGroup, toggleCategory, useCollapsedCategories } from '../stores/categories.ts';
import { useFavorites } from '../stores/use-favorites.ts';
import { useLanguage } from '../language/use-language.ts';
import { MENU_ID } from './use-menu.ts';

const toolsOf = (ids: readonly string[]): readonly CatalogEntry[] => ids.flatMap((id) => findTool(id) ?? []);

const hasWords = (name: string, query: string): boolean =>
  query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => name.toLocaleLowerCase().includes(word));

/** All tools by category, with the visitor's favorites first and a field that filters by name. */
export function ToolMenu() {
  const { menu, page, listing, t } = useLanguage();
  const { favorites } = useFavorites();
  const folded = useCollapsedCategories();
  useEffect(() => showInMenu(page), [page]);
  // Navigating to another page resets the filter.
  const [search, setSearch] = useState({ page, query: '' });
  const query = search.page === page ? search.query : '';
  const groups = [{ category: 'favorites' as const, tools: toolsOf(favorites) }, ...menu].map(({ category, tools }) => ({
    category,
    tools: tools.filter(({ id }) => hasWords(listing[id]?.name ?? '', query)),
  }));

  return (
    <>
      <input
        type="search"
        className="menu-filter"
        aria-label={t('navigation.filter')}
        placeholder={t('navigation.filter')}
        autoComplete="off"
        value={query}
        onChange={({ target }) => setSearch({ page, query: target.value })}
      />
      {groups.map(
        ({ category, tools }) =>
          tools.length > 0 && (
            <MenuSection
              key={category}
              group={category}
              tools={tools}
              isFolded={query === '' && folded.includes(category)}
              isFiltered={query !== ''}
            />
          ),
      )}
    </>
  );
}

interface MenuSectionProps {
  readonly group: MenuGroup;
  readonly tools: readonly CatalogEntry[];
  readonly isFolded: boolean;
  /** Ignores folded categories, so that all matching tools are visible. */
  readonly isFiltered: boolean;
}

// A category with its tools. The style sheet hides folded tools (`data-collapsed` on <html>) from the first paint.
function MenuSection({ group, tools, isFolded, isFiltered }: MenuSectionProps) {
  const { t, listing, page, pathOf } = useLanguage();
  return (
    <div data-group={group} data-filtered={isFiltered ? '' : undefined} {...when(`group:${group}`)}>
      <button type="button" aria-expanded={!isFolded} aria-controls={`menu-${group}`} onClick={() => toggleCategory(group)}>
        {t(`categories.${group}`)}
        <Icon name="chevron-down" />
      </button>
      <ul id={`menu-${group}`}>
        {tools.map(({ id, icon }) => (
          <li key={id} {...when(`tool:${id}`)}>
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

/** Scrolls only the menu, to the tool of the current page. */
function showInMenu(page: string): void {
  const menu = document.getElementById(MENU_ID);
  const active = page === '' ? undefined : menu?.querySelector('[aria-current]');
  if (!menu || !active) return;
  const { top, bottom } = active.getBoundingClientRect();
  const view = menu.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) menu.scrollTop += top - view.top - view.height / 3;
}
