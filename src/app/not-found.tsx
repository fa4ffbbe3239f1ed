import { useEffect } from 'react';
import { Link } from 'react-router';
import { restoreAskedAddress } from './asked-address.ts';
import { useLanguage } from './use-language.ts';

export function NotFound() {
  const { t, pathOf } = useLanguage();
  useEffect(restoreAskedAddress, []);
  return (
    <main>
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      <p>{t('notFound.hint')}</p>
      <Link to={pathOf('')}>{t('notFound.back')}</Link>
    </main>
  );
}
