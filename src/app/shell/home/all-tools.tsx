import { useLocation, useNavigate } from 'react-router';
import type { CategoryId } from '#core/tool.ts';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import { Slot } from '#tool-ui/page/slot.tsx';
import { when } from '#tool-ui/page/when.ts';
import { useLanguage } from '../language/use-language.ts';
import { ToolCards } from './tool-cards.tsx';

const titleOf = (category: CategoryId): string => `tools-${category}`;

/**
 * All tools by category, or the tools of one category. The fragment contains the category, so it can be linked to and the Back button
 * works.
 */
export function AllTools({ newIds }: { readonly newIds: ReadonlySet<string> }) {
  const { t, menu, language } = useLanguage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isHydrated = useHydrated(); // a prerendered page does not know its fragment
  const chosen = menu.find(({ category }) => isHydrated && hash === `#${category}`)?.category;
  const shown = menu.filter(({ category }) => chosen === undefined || category === chosen);
  const number = new Intl.NumberFormat(language);

  const button = (category: CategoryId | undefined) => (
    <button
      key={category}
      type="button"
      {...(category && when(`group:${category}`))}
      aria-pressed={category === chosen}
      onClick={() => void navigate({ hash: category ?? '' }, { preventScrollReset: true })}
    >
      {category ? t(`categories.${category}`) : t('home.every')}
    </button>
  );
  return (
    <section aria-labelledby="all-title">
      <h2 id="all-title">{t('home.all')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would have a border and a legend to take away again */}
      <div role="group" aria-label={t('home.filter')} className="filters">
        {[undefined, ...menu.map(({ category }) => category)].map(button)}
      </div>
      {shown.map(({ category, tools }) => (
        <div key={category} className="category" {...when(`group:${category}`)}>
          <h3 id={titleOf(category)}>
            {t(`categories.${category}`)} <Slot name={`count:${category}`}>{number.format(tools.length)}</Slot>
          </h3>
          <ToolCards labelledBy={titleOf(category)} {...{ tools, newIds }} />
        </div>
      ))}
    </section>
  );
}
