import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { isLoaded } from './language/language-data.ts';
import { PageMain } from './layout/page-main.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { splitPath } from './addresses/paths.ts';
import { explainMissingChunk } from './updates/missing-chunk.ts';
import { isMissingPart } from './updates/missing-part-error.ts';
import { useLanguage } from './language/use-language.ts';

/** Stands in the place of a page that could not be shown. */
export function SiteCrash({ error }: { readonly error: unknown }) {
  const { language } = splitPath(useLocation().pathname);
  useEffect(() => {
    if (isMissingPart(error)) void explainMissingChunk();
  }, [error]);

  if (isLoaded(language)) return <CrashPage error={error} />;
  // Not even the texts of the language could be had.
  return (
    <main>
      <h1>This page could not be loaded.</h1>
      <button type="button" data-reload>
        Reload
      </button>
    </main>
  );
}

function CrashPage({ error }: { readonly error: unknown }) {
  const { t, pathOf } = useLanguage();
  return (
    <SiteFrame>
      <PageMain className="not-found">
        <h1>{t('site.crashTitle')}</h1>
        <p>{t('site.crashText')}</p>
        <p>
          <code>{String(error)}</code>
        </p>
        <Link to={pathOf('')} reloadDocument>
          {t('notFound.back')}
        </Link>
      </PageMain>
    </SiteFrame>
  );
}
