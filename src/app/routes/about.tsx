import { useLanguage } from '../use-language.ts';

export default function About() {
  const { t } = useLanguage();
  return (
    <main>
      <h1>{t('navigation.about')}</h1>
    </main>
  );
}
