import type { Location } from 'react-router';
import { languageData } from '../language/language-data.ts';
import { splitPath } from '#core/addresses.ts';

/** The head of a page that does not exist. A word that is no page matches the route of the home page, or of a tool. */
export function notFoundMeta({ pathname }: Location) {
  const { t } = languageData(splitPath(pathname).language);
  return [{ title: t('site.pageTitle', { name: t('notFound.title') }) }, { name: 'robots', content: 'noindex' }];
}
