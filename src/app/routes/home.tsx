import { type ComponentType, lazy, Suspense } from 'react';
import { when } from '#tool-ui/page/when.ts';
import { configuration } from '../shell/configuration.ts';
import { AllTools } from '../shell/home/all-tools.tsx';
import { AnswerBox } from '../shell/home/answer-box.tsx';
import { Banner } from '../shell/home/banner.tsx';
import { HomeText } from '../shell/home/home-text.tsx';
import { LanguageOffer } from '../shell/home/language-offer.tsx';
import { isNew } from '../shell/home/new-tools.ts';
import { ToolCards } from '../shell/home/tool-cards.tsx';
import { useToday } from '../shell/home/use-today.ts';
import { splitAddress } from '../shell/addresses/split-address.ts';
import { languageData, loadDescriptions, loadLanguage } from '../shell/language/language-data.ts';
import { PageMain } from '../shell/layout/page-main.tsx';
import { splitPath } from '#core/addresses.ts';
import { notFoundMeta } from '../shell/not-found/not-found-meta.ts';
import { loadOrOpen } from '../platform/updates/missing-chunk.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { useStored } from '../shell/stores/use-stored.ts';
import { useFavorites } from '../shell/stores/use-favorites.ts';
import type { Route } from './+types/home';

// As in site-layout.tsx: the cards read the descriptions synchronously.
export async function loader({ url }: Route.LoaderArgs) {
  const { language } = splitAddress(url.pathname);
  await loadLanguage(language); // the layout's loader runs in parallel
  await loadDescriptions(language);
  return null;
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { language } = splitAddress(url.pathname);
  await loadOrOpen(url, async () => {
    await loadLanguage(language);
    await loadDescriptions(language);
  });
  return null;
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { language, page } = splitPath(location.pathname);
  if (page !== '') return notFoundMeta(location);
  const { t } = languageData(language);
  return [{ title: t('site.title') }, { name: 'description', content: t('site.description') }];
};

// Loaded only for visitors with favorites. If loading fails, they are still in the menu.
const loadFavoriteTools = async (): Promise<{ default: ComponentType<{ readonly newIds: ReadonlySet<string> }> }> => {
  try {
    return { default: (await import('../shell/home/favorite-tools.tsx')).FavoriteTools };
  } catch {
    return { default: () => null };
  }
};
const FavoriteTools = lazy(loadFavoriteTools);

const loadHomePresets = async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../features/presets/home-presets.tsx')).HomePresets };
  } catch {
    return { default: () => null }; // as in `loadFavoriteTools`
  }
};
const HomePresets = lazy(loadHomePresets);

export default function Home() {
  const { favorites } = useFavorites();
  const hasPresets = useStored('presets') !== undefined;
  const { t, menu } = useLanguage();
  const today = useToday();
  const tools = menu.flatMap((group) => group.tools);
  const newIds = new Set(tools.filter((tool) => isNew(tool, today)).map(({ id }) => id));

  return (
    <PageMain className="home">
      <h1 className="sr-only">{t('site.name')}</h1>
      {configuration.site.showBanner && <Banner />}
      <AnswerBox />
      <HomeText />
      {favorites.length > 0 && (
        <Suspense>
          <FavoriteTools newIds={newIds} />
        </Suspense>
      )}
      {hasPresets && (
        <Suspense>
          <HomePresets />
        </Suspense>
      )}
      {newIds.size > 0 && (
        <section className="newest" aria-labelledby="newest-title" {...when(`any:${[...newIds].join(' ')}`)}>
          <h2 id="newest-title">{t('home.newest')}</h2>
          <ToolCards labelledBy="newest-title" tools={tools.filter(({ id }) => newIds.has(id))} newIds={newIds} />
        </section>
      )}
      <AllTools newIds={newIds} />
      <LanguageOffer />
    </PageMain>
  );
}
