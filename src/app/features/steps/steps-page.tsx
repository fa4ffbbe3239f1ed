import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '#engine/catalogue.ts';
import { createTranslator } from '#i18n/translator.ts';
import { findTool } from '../../shell/catalog.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { PageMain } from '../../shell/layout/page-main.tsx';
import { type StepsText, StepsTextContext, type StepsTexts } from './steps-text.ts';

const Chain = lazy(() => import('./chain-page.tsx'));

/** Displays name and description immediately, and the chain once the declarations of the tools are loaded. */
export function StepsPage({ texts }: { readonly texts: StepsTexts }) {
  const { t, language } = useLanguage();
  const tPart = useMemo(() => createTranslator(language, texts) as StepsText, [language, texts]); // has the keys of the English file
  const value = useMemo(() => ({ tPart, operations: texts.operations }), [tPart, texts]);
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    import('#generated/step-catalogue.ts').then(
      ({ stepCatalogue: loaded }) => setCatalogue(loaded.filter(({ id }) => findTool(id))),
      (error: unknown) => setFailure({ error }),
    );
  }, []);
  if (failure) throw failure.error;
  return (
    <StepsTextContext value={value}>
      <PageMain className="tool-page relative">
        <header className="tool-head">
          <h1>{t('navigation.steps')}</h1>
          <p>{tPart('description')}</p>
        </header>
        <div className="tool">{catalogue && <Suspense>{<Chain catalogue={catalogue} />}</Suspense>}</div>
      </PageMain>
    </StepsTextContext>
  );
}
