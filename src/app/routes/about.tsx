import { PageMain } from '../layout/page-main.tsx';
import { useLanguage } from '../use-language.ts';

export default function About() {
  const { t } = useLanguage();
  return (
    <PageMain>
      <h1>{t('navigation.about')}</h1>
    </PageMain>
  );
}
