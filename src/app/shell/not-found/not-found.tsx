import { useEffect } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/image/icon.tsx';
import { restoreAskedAddress } from '../addresses/asked-address.ts';
import { PageMain } from '../layout/page-main.tsx';
import { useLanguage } from '../language/use-language.ts';

export function NotFound() {
  const { t, pathOf } = useLanguage();
  useEffect(restoreAskedAddress, []);
  return (
    <PageMain className="not-found">
      <Icon name="error-404" />
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      <p>{t('notFound.hint')}</p>
      <Link to={pathOf('')}>{t('notFound.back')}</Link>
    </PageMain>
  );
}
