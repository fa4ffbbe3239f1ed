import { splitPath } from '#core/addresses.ts';
import { stepsTexts } from '#generated/steps-texts.ts';
import { splitAddress } from '../shell/addresses/split-address.ts';
import { languageData } from '../shell/language/language-data.ts';
import { notFoundMeta } from '../shell/not-found/not-found-meta.ts';
import { StepsPage } from '../features/steps/steps-page.tsx';
import { loadOrOpen } from '../platform/updates/missing-chunk.ts';
import type { Route } from './+types/steps';

const loadTexts = async ({ pathname }: URL) => (await stepsTexts[splitAddress(pathname).language]()).default;

// As in tool-layout.tsx: the prerendered page contains its texts.
export const loader = ({ url }: Route.LoaderArgs) => loadTexts(url);
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadOrOpen(url, () => loadTexts(url));

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
  const { language, page } = splitPath(location.pathname);
  if (page !== 'steps') return notFoundMeta(location);
  const { t } = languageData(language);
  return [{ title: t('site.pageTitle', { name: t('navigation.steps') }) }, { name: 'description', content: loaderData?.description ?? '' }];
};

export default function Steps({ loaderData }: Route.ComponentProps) {
  return <StepsPage texts={loaderData} />;
}
