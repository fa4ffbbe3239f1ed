import { useEffect, useState } from 'react';
import { defaultLanguage, factsOf, type Language } from '#core/languages.ts';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import { writeStored } from '#tool-ui/stored/storage.ts';
import { configuration } from '../configuration.ts';
import { languageData, loadLanguage } from '../language/language-data.ts';
import { LANGUAGE_KEY, useChooseLanguage } from '../layout/use-choose-language.ts';
import { useStored } from '../stores/use-stored.ts';
import { useLanguage } from '../language/use-language.ts';
import { offeredLanguage } from './offered-language.ts';

const DISMISSED_KEY = 'language-offer';

/**
 * Offers first-time visitors the language of their browser, in that language. It never returns after a choice, and is absent if the site
 * has a default language.
 */
export function LanguageOffer() {
  const isHydrated = useHydrated();
  const { language } = useLanguage();
  const hasChosen = useStored(LANGUAGE_KEY) !== undefined;
  const isDismissed = useStored(DISMISSED_KEY) !== undefined;
  const chooseLanguage = useChooseLanguage();
  const [loaded, setLoaded] = useState<Language>();

  const canOffer = isHydrated && configuration.site.language === undefined && !hasChosen && !isDismissed && language === defaultLanguage;
  const offered = canOffer ? offeredLanguage(navigator.languages) : undefined;
  useEffect(() => {
    // The offer cannot be displayed without the texts of its language.
    if (offered)
      loadLanguage(offered).then(
        () => setLoaded(offered),
        () => undefined,
      );
  }, [offered]);
  if (offered === undefined || loaded !== offered) return null;

  const { t } = languageData(offered);
  return (
    <aside className="offer" lang={offered} dir={factsOf(offered).direction}>
      <span>{t('home.offerLanguage')}</span>
      <button type="button" onClick={() => chooseLanguage(offered)}>
        {t('home.offerAccept')}
      </button>
      <button type="button" onClick={() => writeStored(DISMISSED_KEY, 'dismissed')}>
        {t('home.dismiss')}
      </button>
    </aside>
  );
}
