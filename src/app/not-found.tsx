import { useLanguage } from './use-language.ts';
import { Link } from 'react-router';

export function NotFound() {
  const { t, pathOf } = useLanguage();
  return (
    <main>
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      <p>{t('notFound.hint')}</p>
      <Link to={pathOf('')}>{t('notFound.back')}</Link>
    </main>
  );
}
