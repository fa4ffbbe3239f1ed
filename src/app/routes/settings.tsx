import { splitPath } from '#core/addresses.ts';
import { settingsTexts } from '#generated/settings-texts.ts';
import { splitAddress } from '../shell/addresses/split-address.ts';
import { languageData } from '../shell/language/language-data.ts';
import { notFoundMeta } from '../shell/not-found/not-found-meta.ts';
import { SettingsPage } from '../shell/settings/settings-page.tsx';
import { loadOrOpen } from '../platform/updates/missing-chunk.ts';
import type { Route } from './+types/settings';

const loadTexts = async ({ pathname }: URL) => (await settingsTexts[splitAddress(pathname).language]()).default;

// As in tool-layout.tsx: the prerendered page contains its texts.
export const loader = ({ url }: Route.LoaderArgs) => loadTexts(url);
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadOrOpen(url, () => loadTexts(url));

export const meta: Route.MetaFunction = ({ location }) => {
  const { language, page } = splitPath(location.pathname);
  if (page !== 'settings') return notFoundMeta(location);
  const { t } = languageData(language);
  return [{ title: t('site.pageTitle', { name: t('navigation.settings') }) }, { name: 'description', content: t('site.description') }];
};

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage texts={loaderData} />;
}
