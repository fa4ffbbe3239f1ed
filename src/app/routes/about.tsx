import { Markdown } from '#ui/output/markdown.tsx';
import { fillIn } from '../shell/about/about-text.ts';
import { loadAbout } from '../shell/about/load-about.ts';
import { configuration } from '../shell/configuration.ts';
import { languageData } from '../shell/language/language-data.ts';
import { PageMain } from '../shell/layout/page-main.tsx';
import { splitPath } from '#core/addresses.ts';
import { splitAddress } from '../shell/addresses/split-address.ts';
import { issuesAddress } from '../shell/site-links.ts';
import { notFoundMeta } from '../shell/not-found/not-found-meta.ts';
import type { Route } from './+types/about';

export const loader = ({ url }: Route.LoaderArgs) => loadAbout(splitAddress(url.pathname).language);
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadAbout(splitAddress(url.pathname).language);

export const meta: Route.MetaFunction = ({ location }) => {
  const { language, page } = splitPath(location.pathname);
  if (page !== 'about') return notFoundMeta(location);
  const { t } = languageData(language);
  return [{ title: t('site.pageTitle', { name: t('navigation.about') }) }, { name: 'description', content: t('site.description') }];
};

const values = { repository: configuration.links.repository, report: issuesAddress, version: configuration.app.version };

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <PageMain className="about">
      <Markdown markdown={fillIn(loaderData, values)} />
    </PageMain>
  );
}
