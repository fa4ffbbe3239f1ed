import { Link } from 'react-router';
import { catalog } from '../catalog.ts';
import { languageData } from '../language-data.ts';
import { splitPath } from '../paths.ts';
import { useLanguage } from '../use-language.ts';
import type { Route } from './+types/home';

export const meta: Route.MetaFunction = ({ location }) => {
  const { t } = languageData(splitPath(location.pathname).language);
  return [{ title: t('site.title') }, { name: 'description', content: t('site.description') }];
};

export default function Home() {
  const { t, listing, pathOf } = useLanguage();
  return (
    <main>
      <h1>{t('site.name')}</h1>
      <ul>
        {catalog.map(({ id }) => (
          <li key={id}>
            <Link to={pathOf(id)} prefetch="intent">
              {listing[id]?.name}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
