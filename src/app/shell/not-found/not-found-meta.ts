import type { Location } from 'react-router';
import { languageData } from '../language/language-data.ts';
import { splitPath } from '#core/addresses.ts';

/** The head of the not-found page. An unknown path of one word matches the route of the home page or of a tool. */
export function notFoundMeta({ pathname }: Location) {
  const { t } = languageData(splitPath(pathname).language);
  return [{ title: t('site.pageTitle', { name: t('notFound.title') }) }, { name: 'robots', content: 'noindex' }];
}
