import { Link, useLocation } from 'react-router';
import { isLoaded } from './language/language-data.ts';
import { PageMain } from './layout/page-main.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { splitPath } from '#core/addresses.ts';
import { isMissingPart } from '../platform/updates/missing-part-error.ts';
import { NotHere, NothingHere } from '../platform/updates/not-here.tsx';
import { useLanguage } from './language/use-language.ts';

/** The page for an error that prevented rendering. */
export function SiteCrash({ error }: { readonly error: unknown }) {
  const { language } = splitPath(useLocation().pathname);
  if (isMissingPart(error)) return <NotHere />;
  return isLoaded(language) ? <CrashPage error={error} /> : <NothingHere />;
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
