import { useLanguage } from './use-language.ts';
import { ButtonLink } from '#ui/button-link.tsx';

export function NotFound() {
  const { t, pathOf } = useLanguage();
  return (
    <main>
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      <p>{t('notFound.hint')}</p>
      <ButtonLink to={pathOf('')}>{t('notFound.back')}</ButtonLink>
    </main>
  );
}
